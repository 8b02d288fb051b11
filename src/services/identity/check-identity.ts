import { z } from 'zod';
import type { Config } from '#config.ts';
import { checkFirebase } from './firebase/check-firebase.ts';
import { checkProviders } from './providers/check-providers.ts';

/**
 * Checks the configured sign-in and describes the result in one line.
 * @throws {Error} with the problem and its remedy.
 */
export async function checkIdentity({ identity, publicUrl }: Config): Promise<string> {
  if (identity.firebase) return checkFirebase(identity.firebase, publicUrl);
  return [await checkEmbedded(publicUrl), ...(await checkProviders(identity))].join('; ');
}

const keySet = z.object({ keys: z.array(z.object({ kid: z.string() })).min(1) });

/** The embedded identity is part of the product: reads its public keys from the running product. */
async function checkEmbedded(publicUrl: string): Promise<string> {
  const address = `${publicUrl}/api/auth/jwks`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!response) return `embedded; its public keys will be at ${address} once the product runs there`;
  const answer = keySet.safeParse(await response.json().catch(() => null));
  if (!answer.success) {
    throw new Error(
      `${address} does not return public keys (${response.status}). Check that PUBLIC_URL is the address of this product.`,
    );
  }
  return `embedded, public keys at ${address}: ${answer.data.keys.length}`;
}
