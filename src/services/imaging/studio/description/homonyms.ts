import type { Accessory } from './accessory-kinds.ts';
import type { Wish } from './wish.ts';

/** Words that mean another thing, of which there is no mould, beside what stands after them. */
const BESIDE: ReadonlyMap<string, readonly Accessory[]> = new Map([
  ['pipe', ['spanner', 'plunger']],
  ['pipes', ['spanner', 'plunger']],
  ['chips', ['playing-cards', 'dice']],
]);

/** Leaves out what a word does not mean in its company: a plumber's pipe is not smoked, nor a poker player's chips eaten. */
export function dropHomonyms(tokens: readonly string[], wishes: readonly Wish[]): Wish[] {
  const company = new Set(
    wishes.flatMap(({ meaning }) => [
      ...meaning.accessories,
      ...meaning.roles.flatMap(({ accessories }) => accessories ?? []),
    ]),
  );
  return wishes.filter(
    ({ at, end }) => !BESIDE.get(tokens.slice(at, end).join(' '))?.some((kind) => company.has(kind)),
  );
}
