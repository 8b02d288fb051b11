import { createHash } from 'node:crypto';

/** A seed for the studio, from 0 to 2^32 - 1. The same text always gives the same seed. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
