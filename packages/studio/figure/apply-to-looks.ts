import { RELIGIOUS_COVER } from '../look/vocabulary.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { CHIN_LENGTH } from '../reading/photo/hair/measure-hair.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { chooseHairStyle } from './hair/choose-hair-style.ts';
import { restyle } from './hair/restyle.ts';

type LookWishes = Pick<CharacterOptions, 'hair' | 'beard' | 'glasses' | 'skin'>;

/** How far curly hair that the words ask for stands out at least, 0 to 1. */
const CURLY_STAND = 0.4;
/** The colour of frames if the words name none. */
const USUAL_FRAMES = [38, 34, 40] as const;

/** The looks with the hair, beard, glasses and skin that the words ask for: 'long pink hair', 'no beard', 'green skin'. */
export function applyToLooks(looks: Looks, { hair, beard, glasses, skin }: LookWishes): Looks {
  return {
    ...looks,
    ...wishHair(looks, hair),
    ...wishBeard(looks, beard),
    ...wishGlasses(looks, glasses),
    ...(skin && { skin }),
  };
}

/**
 * The hat that the words ask for, or the one that is worn in the photo, unless they deny it or say what the hair is
 * like. What is worn for faith stays in every role, and under every hat that the words name.
 */
export function chooseHeadwear(
  { headwear: seen }: Looks,
  { headwear, unwantedHeadwear, hair }: Pick<CharacterOptions, 'headwear' | 'unwantedHeadwear' | 'hair'>,
): CharacterOptions['headwear'] {
  if (!seen) return headwear;
  const isDenied = unwantedHeadwear !== 'all' && unwantedHeadwear.has(seen.kind);
  if (RELIGIOUS_COVER.has(seen.kind))
    return isDenied ? headwear : headwear?.kind === seen.kind ? headwear : seen;
  return isDenied || unwantedHeadwear === 'all' || hair ? headwear : (headwear ?? seen);
}

function wishHair(looks: Looks, hair: CharacterOptions['hair']): Partial<Looks> {
  if (!hair) return {};
  if (hair.bald) return { hairStyle: 'bald' };
  const stand = hair.form === 'curly' ? CURLY_STAND : 0;
  const seen = chooseHairStyle(looks);
  const hairStyle = restyle(seen, hair);
  return {
    hair: hair.colour ?? looks.hair,
    hairStyle,
    ...(hairStyle !== seen && { hairReach: undefined, hairOpening: undefined }),
    hairEnd: hair.length ? CHIN_LENGTH : looks.hairEnd,
    hairHeight: Math.max(stand, looks.hairHeight),
    hairWidth: Math.max(stand, looks.hairWidth),
    // Words that dye the hair dye all of it.
    ...(hair.colour && { hairTips: undefined, hairTemples: undefined }),
  };
}

function wishBeard(looks: Looks, beard: CharacterOptions['beard']): Partial<Looks> {
  if (!beard) return {};
  if (beard === 'none') return { beard: undefined };
  const { kind, colour } = beard;
  const long = beard.long && { long: beard.long };
  if (colour) return { beard: { kind, colour, dyed: true, ...long } };
  return { beard: { kind, colour: looks.beard?.colour ?? looks.hair, ...long } };
}

/** Sunglasses in the photo stay on, because the eyes behind them were never seen. */
function wishGlasses({ glasses: worn }: Looks, glasses: CharacterOptions['glasses']): Partial<Looks> {
  if (!glasses || worn?.dark) return {};
  if (glasses === 'none') return { glasses: undefined };
  const colour = glasses.colour ?? (glasses.dark ? undefined : worn?.colour) ?? [...USUAL_FRAMES];
  return { glasses: { colour, dark: glasses.dark === true } };
}
