import type { DescribedLook } from '../../look/describe-look.ts';

/** What sets people apart at a glance, and by how many steps of skin. */
const WEIGHTS: readonly (readonly [attribute: keyof DescribedLook, steps: number])[] = [
  ['hairColour', 2],
  ['hairLength', 1.5],
  ['hairForm', 0.5],
  ['glasses', 1],
  ['facialHair', 2],
  ['headwear', 2],
];

/** How unlike two people look by the table, in steps of skin. */
function differenceOf(one: DescribedLook, other: DescribedLook): number {
  return WEIGHTS.reduce(
    (sum, [attribute, steps]) => sum + (one[attribute] === other[attribute] ? 0 : steps),
    Math.abs(one.skin - other.skin),
  );
}

/** The names of the `count` people who look most like `name`, the most alike first. */
export function chooseAlike(
  name: string,
  people: ReadonlyMap<string, DescribedLook>,
  count: number,
): string[] {
  const self = people.get(name);
  if (!self) return [];
  return [...people]
    .filter(([other]) => other !== name)
    .map(([other, look]) => ({ other, off: differenceOf(self, look) }))
    .sort((a, b) => a.off - b.off || a.other.localeCompare(b.other))
    .slice(0, count)
    .map(({ other }) => other);
}
