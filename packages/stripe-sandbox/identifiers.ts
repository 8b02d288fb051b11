import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = { cs_test: 32, pi: 12, ch: 12, re: 12, evt: 12, req: 7 } as const;

/**
 * A fresh id in the provider's manner, such as `pi_3f…`. A session's carries 256 random bits: knowing it is what
 * allows paying it.
 */
export function newId(kind: keyof typeof RANDOM_BYTES): string {
  return `${kind}_${randomBytes(RANDOM_BYTES[kind]).toString('hex')}`;
}
