import type { Config } from '#config.ts';
import type { App } from './application.ts';

/**
 * Logs an error at the first request that came through an undeclared proxy: the rate limits then see all visitors as
 * one, so that a single visitor can use up everybody's limit. Only behind HTTPS, where a proxy is no development tool.
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
