import { createHash } from 'node:crypto';

/** A number from 0 to 2^32 - 1 for the studio's chance; the same text always gives the same one. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
