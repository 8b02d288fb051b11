import type { Garment } from '../catalogue/garments/garments.ts';
import type { Rgb } from '../colour.ts';
import { type LookChoices, wornTogether } from '../look/look-choices.ts';
import type { BottomId } from '../look/vocabulary.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { CUTS, TOPS, type Top } from './cuts.ts';

/** The clothes that an owner has chosen. */
export type ChosenClothes = Pick<LookChoices, 'top' | 'bottom'>;

/** Each choice as the words would name it. */
const GARMENT_OF: Readonly<Record<BottomId, 'trousers' | 'shorts' | 'skirt' | 'long-skirt'>> = {
  jeans: 'trousers',
  chinos: 'trousers',
  trousers: 'trousers',
  'wide-trousers': 'trousers',
  joggers: 'trousers',
  leggings: 'trousers',
  shorts: 'shorts',
  skirt: 'skirt',
  'pleated-skirt': 'skirt',
  'long-skirt': 'long-skirt',
};
const BELOW = ['tutu', 'kilt', 'long-skirt', 'skirt', 'shorts', 'overalls', 'trousers'] as const;
const NECKWEAR = ['tie', 'bow-tie'] as const;

/** These dresses may show under a jacket if the words name both. */
const INSIDE: ReadonlySet<Garment> = new Set(['tee', 'shirt']);

type Garments = CharacterOptions['garments'];

/** Whether a garment can be worn with a tie. */
const hasCollar = (top: Top) => ['shirt', 'lapels'].includes(CUTS[top].neck) || top === 'vest';

/** Whether a gown that the words name hides what is worn below. */
const hidesLegs = (top: Top, bottom: BottomId) =>
  CUTS[top].front !== 'open' &&
  (CUTS[top].hem === 'ankle' || (CUTS[top].hem === 'knee' && GARMENT_OF[bottom] !== 'trousers'));

/** The first colour that words give one of the garments. */
const colourOf = (garments: Garments, kinds: readonly Garment[]): Rgb | undefined =>
  kinds.map((kind) => garments.get(kind)).find((colour) => colour);

/**
 * A character who wears what the owner has chosen. The choice has the last word on the cut, whatever costume the
 * words name, and takes off what would hide it. The colour that the words name for the replaced garment stays, and so
 * does everything else that they name: 'a firefighter in a red jacket' with a chosen hoodie wears a red hoodie, with
 * helmet and hose.
 */
export function putOnClothes(character: CharacterOptions, chosen: ChosenClothes): CharacterOptions {
  const { top, bottom } = wornTogether(chosen, 'top');
  if (!top && !bottom) return character;
  const garments = new Map(character.garments);
  if (bottom) wearBelow(garments, bottom);
  if (top) wearAbove(garments, top);
  return { ...character, garments };
}

function wearAbove(garments: Map<Garment, Rgb | undefined>, top: Top): void {
  const colour = colourOf(garments, TOPS);
  const isOpen = CUTS[top].front !== 'closed';
  const outer = TOPS.find((kind) => garments.has(kind));
  // Overalls are worn over one closed garment.
  if ((isOpen || top === 'dress') && garments.has('overalls')) {
    garments.set('trousers', colourOf(garments, ['overalls', 'trousers']));
    garments.delete('overalls');
  }
  for (const kind of TOPS) if (kind === outer || !(isOpen && INSIDE.has(kind))) garments.delete(kind);
  if (!hasCollar(top)) for (const kind of NECKWEAR) garments.delete(kind);
  garments.set(top, colour);
}

function wearBelow(garments: Map<Garment, Rgb | undefined>, bottom: BottomId): void {
  const colour = colourOf(garments, BELOW);
  for (const kind of BELOW) garments.delete(kind);
  garments.set(GARMENT_OF[bottom], colour);
  const gowns = TOPS.filter((kind) => garments.has(kind) && hidesLegs(kind, bottom));
  if (gowns.length === 0) return;
  garments.set('tee', colourOf(garments, gowns));
  for (const kind of gowns) garments.delete(kind);
}
