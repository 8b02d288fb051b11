import { seedOf } from '#shared/seed-of.ts';
import type { ToytwinRow } from '../tables.ts';

/** The seed of a version's pictures and model: that of the preview. A toy twin from before decision 012 has none stored. */
export function seedOfVersion({ id, seed }: Pick<ToytwinRow, 'id' | 'seed'>, version: number): number {
  return seed ?? seedOf(`${id}/${version}`);
}
