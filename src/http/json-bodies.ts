import type { App } from './application.ts';

/**
 * Parses JSON like Fastify, but accepts an empty body with a JSON content type: the specification's client
 * sends that type with every call (section 7), also with charging, canceling and deleting, which have no
 * body.
 */
export function addJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
