import { GARMENT_ENTRIES, type Garment, plainKind } from '../catalogue/garments/garments.ts';
import { hex, type Rgb } from '../colour.ts';
import { sculptBody } from '../figure/body.ts';
import { chooseOutfit } from '../figure/outfit.ts';
import { POSES } from '../figure/pose.ts';
import { solveSkeleton } from '../figure/skeleton.ts';
import { actionFigureBuild } from '../packs/action-figure/build.ts';
import { createRandom } from '../random.ts';
import { NOTHING_ASKED } from '../reading/description/character-options.ts';
import { UNKNOWN } from '../reading/photo/looks.ts';
import type { Sculpture } from '../sculpt/solid.ts';

/** The colour of the mannequin, and of the clothes that are not meant. */
const SKIN = hex('#cfc8bd');
const PLAIN = hex('#a9a297');
/** The colour of a garment that has no usual one. */
const CLOTH = hex('#2f7fc0');

type Part = (typeof GARMENT_ENTRIES)[Garment]['part'];
/** Which half of the body shows a garment; the other one would only make it small. */
const HALVES: Readonly<Partial<Record<Part, 'upper' | 'lower'>>> = {
  top: 'upper',
  neck: 'upper',
  back: 'upper',
  hands: 'upper',
  legs: 'lower',
  feet: 'lower',
};
/** Shown on the whole body, because they are seen on both halves. */
const WHOLE: ReadonlySet<Garment> = new Set([
  ...(['dress', 'gown', 'kimono', 'gi', 'sari', 'robe', 'coat', 'lab-coat', 'armour', 'spacesuit'] as const),
  ...(['wetsuit', 'onesie', 'suit', 'tuxedo', 'pyjamas', 'uniform', 'scrubs', 'swimsuit'] as const),
  ...(['trunks', 'overalls', 'wings'] as const),
]);

/** A headless mannequin that wears a garment in a colour or in its usual one, in plain clothes otherwise. */
export function dressMannequin(garment: Garment, tint: Rgb | undefined): Sculpture[] {
  const { part } = GARMENT_ENTRIES[garment];
  const plain = plainKind(garment);
  // Upper garments that are sold with trousers bring them.
  const others: Garment[] = part === 'top' ? ['shoes'] : ['tee', 'trousers', 'shoes'];
  const garments = new Map([
    ...others
      .filter(
        (other) => GARMENT_ENTRIES[other].part !== part && !(other === 'trousers' && garment === 'overalls'),
      )
      .map((other) => [other, PLAIN] as const),
    ...(plain ? [[plain, tint] as const] : []),
    [garment, tint ?? (part === 'top' || GARMENT_ENTRIES[garment].colour ? undefined : CLOTH)] as const,
  ]);
  const looks = { ...UNKNOWN, skin: SKIN, clothing: CLOTH, monochrome: false };
  const character = { ...NOTHING_ASKED, garments, pattern: 'plain' } as const;
  const outfit = { ...chooseOutfit(character, looks, createRandom(2)), accent: hex('#ffc72c') };
  const skeleton = solveSkeleton(actionFigureBuild, POSES.standing[0] ?? POSES.relaxed[0]);
  const skin = { colour: SKIN, gloss: actionFigureBuild.gloss };
  const body = sculptBody(outfit, skeleton, actionFigureBuild, { skin, handle: undefined });
  const half = WHOLE.has(garment) ? undefined : HALVES[part];
  const halves: Sculpture[] = [];
  if (half !== 'lower') halves.push({ groups: body.upper, ...skeleton.upper });
  if (half !== 'upper') halves.push({ groups: body.lower, ...skeleton.lower });
  return halves;
}
