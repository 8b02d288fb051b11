import type { Config } from '#config.ts';
import { isLocalAddress } from '#shared/local-host.ts';

const PATIENCE_MS = 10_000;

/**
 * Checks that the product answers at its public address.
 * @throws {Error} if nothing answers, something else answers, or the address is unsafe in production.
 */
export async function checkPublicAddress({
  publicUrl,
  production,
}: Pick<Config, 'publicUrl' | 'production'>): Promise<string> {
  const local = isLocalAddress(publicUrl);
  if (production && !local && !publicUrl.startsWith('https:')) {
    throw new Error(`${publicUrl}: users send passwords there; PUBLIC_URL must start with https://.`);
  }
  const answer = await ask(publicUrl).catch((error: unknown) => error);
  if (answer === 'ok') return `${publicUrl} answers${local ? ', on this machine only' : ''}`;
  if (local) return `${publicUrl}, on this machine only; the product is not running there now`;
  if (typeof answer === 'string') throw new Error(`${publicUrl}/healthz answers ${answer}. Check the proxy.`);
  const reason = answer instanceof Error ? reasonOf(answer) : String(answer);
  throw new Error(`${publicUrl} does not answer (${reason}). Check DNS, certificate, proxy and PUBLIC_URL.`);
}

/** @returns `ok` if the product answers, otherwise a description of the answer. */
async function ask(publicUrl: string): Promise<string> {
  const response = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const body: unknown = await response.json().catch(() => undefined);
  const ours = typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  if (response.ok && ours) return 'ok';
  return response.ok ? 'with something that is not this product' : `with status ${response.status}`;
}

/** `fetch` puts the reason of a failure into `cause`. */
function reasonOf(error: Error): string {
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}
