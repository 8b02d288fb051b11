import type { App } from './application.ts';

/**
 * Logs one line for every call of the API. Addresses are logged without their query, which can hold
 * signatures, and share tokens are left out: whoever reads the log must not be able to open a page with it.
 */
export function addRequestLog(app: App): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/')) {
      request.log.info(
        { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      );
    }
    done();
  });
}
