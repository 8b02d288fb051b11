import { HEADWEAR_CHOICES, type LookChoices, OPEN_HEADWEAR } from '@toy-twin/studio/look';
import type { UnderstoodPart } from '../../contract.ts';

/** How parts of a description that are worn on the head begin. */
const HEADWEAR = 'headwear:';

/**
 * The name of what hides most of the figure's hair, as far as choices and words say; undefined if nothing does. What the
 * photo shows is seen on the heads themselves.
 */
export function hairCover(
  { headwear }: Pick<LookChoices, 'headwear'>,
  parts: readonly Pick<UnderstoodPart, 'id' | 'name'>[] = [],
): string | undefined {
  if (headwear !== undefined) {
    const isOpen = headwear === 'none' || OPEN_HEADWEAR.has(headwear);
    return isOpen ? undefined : HEADWEAR_CHOICES.find(({ id }) => id === headwear)?.name;
  }
  return parts.find(({ id }) => id.startsWith(HEADWEAR) && !OPEN_HEADWEAR.has(id.slice(HEADWEAR.length)))
    ?.name;
}
