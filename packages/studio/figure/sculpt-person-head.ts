import { HEADWEAR_ENTRIES } from '../catalogue/headwear/headwear.ts';
import type { HeadwearEntry } from '../catalogue/headwear/headwear-entry.ts';
import { HAIR_STYLES } from '../look/vocabulary.ts';
import type { Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { createPlainFace } from '../reading/photo/paint/plain-face.ts';
import type { HeadRelief } from '../reading/photo/relief/read-head-relief.ts';
import type { Decal, Group } from '../sculpt/solid.ts';
import { sculptBeard } from './beard.ts';
import { sculptEyePatch } from './eye-patch.ts';
import { fitCrown } from './fit-crown.ts';
import { fitWidth } from './fit-width.ts';
import { sculptGlasses } from './glasses.ts';
import { chooseHairStyle } from './hair/choose-hair-style.ts';
import { hairInPlastic, sculptHair } from './hair/sculpt-hair.ts';
import { hairUnderHat } from './hair-under-hat.ts';
import { sculptHead } from './head.ts';
import { sculptHearingAids } from './hearing-aid.ts';
import { printHair } from './print-hair.ts';
import { printHat } from './print-hat.ts';
import { sculptReliefGlasses, sculptReliefHead } from './relief-head.ts';

/** Everything that makes one person's head. */
export type HeadPlan = {
  looks: Looks;
  /** A plain face, where the photo shows none. */
  face?: Decal | undefined;
  /** Skull and inner face as the photo shows them. */
  relief?: HeadRelief | undefined;
  /** The strands of the hair, where it is worn as in the photo. */
  hairPrint?: Decal | undefined;
  character: Pick<CharacterOptions, 'headwear' | 'eyePatch'>;
};

/** A head with all that grows and is worn on it, in the head's units; `chest` is how far below the eyes long hair ends. */
export function sculptPersonHead(
  { looks, face, hairPrint, relief, character }: HeadPlan,
  gloss: number,
  random: Random,
  chest?: number,
): Group[] {
  const crown = relief?.dome ?? looks.shape.crown;
  // Brims that go down with a lowered crown would hide the brows.
  const hatCrown = relief ? (relief.dome + relief.crown) / 2 : crown;
  const hat = character.headwear;
  const entry = hat && HEADWEAR_ENTRIES[hat.kind];
  const grown = entry?.tucksHair ? tuckHair(looks) : looks;
  const hair = sculptHair(grown, random, gloss, pressureOf(entry), chest);
  const fitted = fitCrown(hat ? hairUnderHat(hair, hat.kind) : hair, crown);
  const worn = relief ? fitted.map(clearEyes) : fitted;
  const bare = relief
    ? sculptReliefHead(relief, looks, gloss)
    : sculptHead(looks, face ?? createPlainFace(looks), gloss);
  return [
    ...bare,
    ...sculptBeard(looks, gloss),
    ...sculptHearingAids(looks),
    ...(entry?.overEyes ? [] : [...wearGlasses(looks, relief), ...sculptEyePatch(character.eyePatch, looks)]),
    ...(hairPrint ? printHair(worn, hairInPlastic(looks.hair), hairPrint) : worn),
    ...fitCrown(hat ? fitWidth(sculptHat(hat), looks.shape.cheek) : [], hatCrown),
  ];
}

/**
 * The person's own eye sockets are deeper than those for which hair was moulded: the end of a strand would come out
 * of a lid.
 */
const SOCKETS = { at: [0, 0, 1.15], size: [0.85, 0.24, 0.6] } as const;

/** Takes hair away from before the eyes. */
function clearEyes(hair: Group): Group {
  const [first] = hair;
  const isNear = hair.some(({ at, to = at }) =>
    [at, to].some(([x, y, z]) => Math.abs(x) < SOCKETS.size[0] && Math.abs(y) < NEAR_EYES && z > 0.3),
  );
  if (!first || !isNear) return hair;
  return [...hair, { shape: 'ellipsoid', ...SOCKETS, paint: first.paint, cutOut: true }];
}
const NEAR_EYES = 0.5;

/**
 * The person's own glasses, unless somebody wants others: those that the owner chose have a form of their own, and
 * those of the words a colour.
 */
function wearGlasses(looks: Looks, relief: HeadRelief | undefined): Group[] {
  const isOwn = relief?.frames && looks.glasses && looks.glasses === relief.worn;
  return isOwn && relief.frames ? sculptReliefGlasses(relief, relief.frames) : sculptGlasses(looks);
}

function sculptHat({ kind, colour, print, words }: NonNullable<CharacterOptions['headwear']>): Group[] {
  const hat = HEADWEAR_ENTRIES[kind].mould(colour, words);
  return colour && print ? printHat(hat, colour, print) : hat;
}

/** Unless it says otherwise, headwear presses the hair flat above this height. */
const USUAL_PRESSURE = 0.95;

const pressureOf = (entry: Omit<HeadwearEntry, 'words'> | undefined) =>
  entry && !entry.overHair ? (entry.pressesFrom ?? USUAL_PRESSURE) : undefined;

/** Under a hat that takes all hair in, longer hair lies as flat as short hair. */
function tuckHair(looks: Looks): Looks {
  const style = chooseHairStyle(looks);
  const isShort = HAIR_STYLES.some(
    ({ id, length }) => id === style && (length === 'short' || length === 'bald'),
  );
  return { ...looks, hairStyle: isShort ? style : 'short-straight', hairWidth: 0 };
}
