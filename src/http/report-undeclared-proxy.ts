import type { Config } from '#config.ts';
import type { App } from './application.ts';

/**
 * Logs an error at the first request that a proxy has passed on although none is declared: to the rate limits all
 * visitors are then one, so that one of them uses up everybody's. Only behind HTTPS, where a proxy is no development tool.
 */
export function reportUndeclaredProxy(app: App, { publicUrl, trustProxy }: Config): void {
  if (trustProxy || !publicUrl.startsWith('https:')) return;
  let reported = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!reported && request.headers['x-forwarded-for'] !== undefined) {
      reported = true;
      request.log.error(
        'Requests carry X-Forwarded-For, but TRUST_PROXY is not set: all visitors share one rate limit. ' +
          'Set TRUST_PROXY to the network of your proxy only.',
      );
    }
    done();
  });
}
