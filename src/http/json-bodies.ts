import type { App } from './application.ts';

/**
 * Reads JSON as the framework does, but takes a call that names JSON and sends nothing: the specification's client
 * names it on every call (section 7), and charging, cancelling and removing have nothing to send.
 */
export function addJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}
