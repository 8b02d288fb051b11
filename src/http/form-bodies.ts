import type { App } from './application.ts';

/** Accepts forms without scripts (`application/x-www-form-urlencoded`) in this scope; the body is an object of texts. */
export function addFormBodies(app: App): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
