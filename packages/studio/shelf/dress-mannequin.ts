import { GARMENT_ENTRIES, type Garment, plainKind, wornAt } from '../catalogue/garments/garments.ts';
import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import type { Role } from '../catalogue/roles/roles.ts';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import type { PoseName } from '../catalogue/words/pose-words.ts';
import { phrasesOf } from '../catalogue/words/words.ts';
import { hex, type Rgb } from '../colour.ts';
import { sculptBody } from '../figure/body.ts';
import { sculptSkull } from '../figure/head.ts';
import { chooseOutfit } from '../figure/outfit.ts';
import { POSES } from '../figure/pose.ts';
import { solveSkeleton } from '../figure/skeleton.ts';
import { actionFigureBuild } from '../packs/action-figure/build.ts';
import { createRandom } from '../random.ts';
import { type CharacterOptions, NOTHING_ASKED } from '../reading/description/character-options.ts';
import { readDescription } from '../reading/description/read-description.ts';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import { UNKNOWN } from '../reading/photo/looks.ts';
import type { Group, Sculpture } from '../sculpt/solid.ts';

/** The colour of the mannequin, and of the clothes that are not shown. */
const SKIN = hex('#cfc8bd');
const PLAIN = hex('#a9a297');
/** The colour of a garment that has no usual one. */
const CLOTH = hex('#2f7fc0');

const PLAIN_CLOTHES: ReadonlyMap<Garment, Rgb> = new Map([
  ['tee', CLOTH],
  ['trousers', PLAIN],
  ['shoes', hex('#f4f2ec')],
]);

type Part = ReturnType<typeof wornAt>;
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

const plainLooks = { ...UNKNOWN, skin: SKIN, clothing: CLOTH, monochrome: false };

/** A mannequin dressed as a character asks, in a pose; `half` is the half of the body that is shown. */
function dress(
  character: CharacterOptions,
  {
    half,
    pose = 'standing',
    hasHead = false,
  }: { half?: 'upper' | 'lower' | undefined; pose?: PoseName; hasHead?: boolean },
): Sculpture[] {
  const build = actionFigureBuild;
  const outfit = { ...chooseOutfit(character, plainLooks, createRandom(2)), accent: hex('#ffc72c') };
  const skeleton = solveSkeleton(build, POSES[pose][0] ?? POSES.standing[0]);
  const body = sculptBody(outfit, skeleton, build, {
    skin: { colour: SKIN, gloss: build.gloss },
    handle: undefined,
  });
  const hat =
    character.headwear && HEADWEAR_ENTRIES[character.headwear.kind].mould(character.headwear.colour);
  const halves: Sculpture[] = [];
  if (half !== 'lower') halves.push({ groups: body.upper, ...skeleton.upper });
  if (half !== 'upper') halves.push({ groups: body.lower, ...skeleton.lower });
  if (hasHead)
    halves.push({ groups: [mannequinHead(), ...(hat ?? [])], ...skeleton.head, scale: build.headScale });
  return halves;
}

/** The smooth head of a mannequin, in the head's units. */
export const mannequinHead = (): Group => sculptSkull(USUAL_SHAPE, { colour: SKIN, gloss: 0.35 });

/** A headless mannequin that wears a garment in a colour or in its usual one, in plain clothes otherwise. */
export function dressMannequin(garment: Garment, tint: Rgb | undefined): Sculpture[] {
  const part = wornAt(garment);
  const { colour } = GARMENT_ENTRIES[garment];
  const plain = plainKind(garment);
  // Upper garments that are sold with trousers bring them.
  const others: Garment[] = part === 'top' ? ['shoes'] : ['tee', 'trousers', 'shoes'];
  const isBeside = (other: Garment) =>
    wornAt(other) !== part && !(other === 'trousers' && garment === 'overalls');
  const garments = new Map([
    ...others.filter(isBeside).map((other) => [other, PLAIN] as const),
    ...(plain ? [[plain, tint] as const] : []),
    [garment, tint ?? (part === 'top' || colour ? undefined : CLOTH)] as const,
  ]);
  const half = WHOLE.has(garment) ? undefined : HALVES[part];
  return dress({ ...NOTHING_ASKED, garments, pattern: 'plain' }, { half });
}

/** A mannequin in the clothes and the hat that a role brings. */
export const dressAsRole = ({ words, id }: Role): Sculpture[] =>
  dress(readDescription(phrasesOf(words)[0] ?? id), { hasHead: true });

/** A mannequin in plain clothes that strikes a pose. */
export const strikePose = (pose: PoseName): Sculpture[] =>
  dress({ ...NOTHING_ASKED, garments: PLAIN_CLOTHES, pattern: 'plain' }, { pose, hasHead: true });

/** A T-shirt with a pattern. */
export const showPattern = (pattern: Pattern): Sculpture[] =>
  dress({ ...NOTHING_ASKED, garments: new Map([['tee', CLOTH]]), pattern }, { half: 'upper' });
