import type { Config } from '#config.ts';
import { isLocalAddress } from '#shared/local-host.ts';

/**
 * Checks that the proxy is declared, without which HTTPS cannot arrive: the product itself speaks HTTP only.
 * @returns a detail for the report.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkProxy({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): Promise<string> {
  if (trustProxy === true) return 'X-Forwarded-* is trusted from everyone';
  if (trustProxy) return `X-Forwarded-* is trusted from ${trustProxy}`;
  if (isLocalAddress(publicUrl) || !publicUrl.startsWith('https:')) return 'no proxy is declared';
  throw new Error(
    `${publicUrl} is reached through a proxy, but TRUST_PROXY is not set: all visitors share one rate limit. ` +
      'Set it to the network of the proxy only.',
  );
}
