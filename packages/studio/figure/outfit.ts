import { defaultColour, type Garment } from '../catalogue/garments/garments.ts';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { hex, luminance, type Rgb } from '../colour.ts';
import { drawInStep, pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { SeenClothes } from '../reading/photo/clothes/read-clothes.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { asInPhoto } from './as-in-photo.ts';
import { chooseLower, type Lower } from './choose-lower.ts';
import { choosePrints } from './choose-prints.ts';
import { chooseShoes, type Footwear } from './choose-shoes.ts';
import { chooseTop } from './choose-top.ts';
import { asPlastic, chooseInnerColour, chooseTopColour } from './choose-top-colour.ts';
import type { Print } from './cloth-pattern.ts';
import { distance } from './colour-distance.ts';
import { CUTS, type Top } from './cuts.ts';
import { chooseNeckline, type Neckline } from './neckline.ts';
import { type ChosenClothes, putOnClothes } from './put-on-clothes.ts';

/** What the figure wears, with all colours. */
export type Outfit = {
  top: Top;
  topColour: Rgb;
  /** Under an open jacket or coat. */
  innerColour: Rgb;
  bottom: Lower['bottom'];
  bottomColour: Rgb;
  skirt: Lower['skirt'];
  trouserCut: Lower['trouserCut'];
  overalls: Rgb | undefined;
  footwear: Footwear;
  shoeColour: Rgb;
  /** The upper garment's other colour, where the words name two. */
  second: Rgb | undefined;
  /** The colour of ties, prints and trimmings. */
  accent: Rgb;
  /** Artificial legs and arm, and a hook. */
  limbs: Pick<CharacterOptions, 'legs' | 'hook' | 'arm'>;
  neckwear: 'tie' | 'bow-tie' | undefined;
  cape: Rgb | undefined;
  apron: Rgb | undefined;
  /** A belt over everything else. */
  belt: Rgb | undefined;
  /** Worn over an upper garment with a closed front. */
  braces: Rgb | undefined;
  /** Lies over the knees of a figure that sits. */
  blanket: Rgb | undefined;
  scarf: Rgb | undefined;
  legWarmers: Rgb | undefined;
  /** A string of beads. Undefined under a scarf, which would hide it. */
  necklace: Rgb | undefined;
  /** The second colour of the scarf. */
  scarfStripes: Rgb | undefined;
  gloves: Rgb | undefined;
  wings: Rgb | undefined;
  backpack: Rgb | undefined;
  pattern: Print | undefined;
  /** What the upper garment leaves free of the chest; undefined if it closes around the neck. */
  neckline: Neckline | undefined;
  /** The pattern of the garment below the waist. */
  lowerPattern: Pattern | undefined;
  apronPattern: Pattern | undefined;
  blanketPattern: Pattern | undefined;
  /** Whether nothing may be printed on the clothes, not even by chance. */
  plain: boolean;
  /** One to four digits on the front. */
  number: string | undefined;
  /** Words on the front, on the apron or on the overalls. */
  slogan: string | undefined;
  /** Whether a garment that is usually open is closed, because words stand on it. */
  buttoned: boolean;
  /** Whether what is usually tucked in hangs over the trousers. */
  untucked: boolean;
  /** Whether the words stand on the garment under the jacket, which then opens wide. */
  sloganInside: boolean;
  /** A random number from 0 to 1 that chooses among small details. */
  whim: number;
};

const ACCENTS = ['#e4312b', '#ffc72c', '#2cb5e8', '#2fa66a', '#f27a68', '#7440a8'].map(hex);

/** Upper garments with a sash or a belt that may have a colour of its own. */
const GIRT: ReadonlySet<Top> = new Set(['gi', 'kimono', 'robe', 'dress', 'gown']);

/**
 * Dresses the figure: as the owner has `chosen`, otherwise as the words say, otherwise in the photo's colour,
 * otherwise by the seed. The numbers are drawn in the order of the calls below: another order would change every toy.
 */
export function chooseOutfit(
  asked: CharacterOptions,
  looks: Looks,
  random: Random,
  { top: chosen, bottom }: ChosenClothes = {},
): Outfit {
  const character = putOnClothes(asked, { top: chosen, bottom });
  const top = drawInStep(
    random,
    (numbers) => chooseTop(asked, looks, numbers),
    (numbers) => chooseTop(asIfUnchosen(character, bottom), looks, numbers),
  );
  const topColour = chooseTopColour(character, looks, top);
  const seen = asInPhoto(character, looks, top);
  const photo = chosen ? looks.clothes : seen;
  const accent = (top === 'suit' && photo?.tie) || chooseAccent(character, top, topColour, random);
  return {
    top,
    topColour,
    second: character.second ?? (seen?.pattern && asPlastic(seen.pattern.colour)),
    accent,
    ...chooseLower(character, { top, topColour, chosen: bottom }, random),
    ...chooseShoes(character, top, accent, random),
    innerColour: chooseInnerColour(character, looks, top, topColour, random),
    limbs: { legs: character.legs, hook: character.hook, arm: character.arm },
    neckwear: chooseNeckwear(character, top, looks.clothes),
    ...chooseOverlays(character, top, topColour, accent),
    ...(chosen && COVERS_THROAT.has(CUTS[chosen].neck) ? {} : seenNecklace(character, photo)),
    ...seenScarf(character, seen),
    ...choosePrints(character, top, looks),
    ...(chosen && chosen !== 'jersey' && { plain: true }),
    untucked: isUntucked(chosen ? asked : character, top, photo) && bottom !== 'trousers',
    neckline: chooseNeckline(character, looks, top, seen),
    whim: random(),
  };
}

/** Words that name shorts are about warm weather. Shorts that the owner chooses leave on what the photo shows. */
function asIfUnchosen(character: CharacterOptions, bottom: ChosenClothes['bottom']): CharacterOptions {
  const garments = new Map(character.garments);
  if (bottom === 'shorts') garments.delete('shorts');
  return { ...character, garments };
}

/** The colour of ties, sashes and trimmings. Draws a number only where neither words nor clothes decide it. */
function chooseAccent({ garments, second }: CharacterOptions, top: Top, topColour: Rgb, random: Random): Rgb {
  const named = garments.get('tie') ?? garments.get('bow-tie');
  const sash = GIRT.has(top) ? garments.get('belt') : undefined;
  const chosen = named ?? sash ?? second ?? (isWedding(top, topColour) ? hex('#d9d4c8') : undefined);
  return (
    chosen ??
    pick(
      random,
      ACCENTS.filter((colour) => distance(colour, topColour) > 110),
    )
  );
}

/** A white gown has no bright sash: brides wear it. */
const isWedding = (top: Top, colour: Rgb) => top === 'gown' && luminance(colour) > 225;

/** Clothes over the others, each in its named colour, its usual colour or the accent. */
function chooseOverlays(
  { garments, blanketPattern, scarfStripes }: CharacterOptions,
  top: Top,
  topColour: Rgb,
  accent: Rgb,
) {
  const worn = (garment: Garment, usual = defaultColour(garment) ?? accent) =>
    garments.has(garment) ? (garments.get(garment) ?? usual) : undefined;
  const inSpace = top === 'spacesuit';
  return {
    overalls: worn('overalls'),
    cape: worn('cape'),
    apron: worn('apron'),
    belt: GIRT.has(top) ? undefined : worn('belt'),
    braces: worn('braces'),
    blanket: worn('blanket', blanketPattern === 'checked' ? hex('#a8322c') : undefined),
    scarf: worn('scarf'),
    scarfStripes,
    legWarmers: worn('leg-warmers'),
    necklace: garments.has('scarf') ? undefined : worn('necklace'),
    gloves: worn('gloves') ?? (inSpace ? topColour : undefined),
    wings: worn('wings'),
    backpack: worn('backpack') ?? (inSpace ? hex('#d6d8dc') : undefined),
  };
}

/**
 * No portrait shows where a shirt ends: hanging loose it may also be a blouse, and with a belt it belongs to an
 * office. A shirt stays tucked in if the words name something that holds it in.
 */
const isUntucked = ({ garments }: CharacterOptions, top: Top, seen: SeenClothes | undefined) =>
  top === 'shirt' && seen !== undefined && !HOLDING.some((worn) => garments.has(worn));

const HOLDING = ['tie', 'bow-tie', 'belt', 'braces', 'overalls', 'trousers'] as const;

/** The scarf of the photo in both its colours, unless the words name another or none. */
function seenScarf({ garments, unwantedGarments }: CharacterOptions, seen: SeenClothes | undefined) {
  const [colour] = seen?.kind === 'scarf' ? seen.colours : [];
  if (!colour || garments.has('scarf') || unwantedGarments.has('scarf')) return {};
  return {
    scarf: asPlastic(colour),
    scarfStripes: seen?.pattern && asPlastic(seen.pattern.colour),
    necklace: undefined,
  };
}

/** Collars below which a necklace is not seen. */
const COVERS_THROAT: ReadonlySet<string> = new Set(['shirt', 'lapels', 'hood', 'roll', 'stand', 'band']);

/** The necklace of the photo, unless the words name one or none, or something that covers it. */
function seenNecklace({ garments, unwantedGarments }: CharacterOptions, seen: SeenClothes | undefined) {
  if (!seen?.necklace || unwantedGarments.has('necklace')) return {};
  return HIDING.some((worn) => garments.has(worn)) ? {} : { necklace: asPlastic(seen.necklace) };
}

const HIDING = ['necklace', 'scarf', 'tie', 'bow-tie'] as const;

/**
 * A suit that is named or chosen comes with a tie unless the words deny it, any other only with that of the photo. Denying
 * the tie denies the bow tie of a tuxedo too.
 */
function chooseNeckwear(
  { garments, unwantedGarments, sloganOn }: CharacterOptions,
  top: Top,
  seen: SeenClothes | undefined,
): Outfit['neckwear'] {
  if (garments.has('bow-tie')) return 'bow-tie';
  if (garments.has('tie')) return 'tie';
  if (top === 'suit' && !garments.has('suit') && !seen?.tie) return undefined;
  // A tie would hide the words on a uniform.
  if (unwantedGarments.has('tie') || (sloganOn && sloganOn !== 'apron')) return undefined;
  if (top === 'tuxedo') return unwantedGarments.has('bow-tie') ? undefined : 'bow-tie';
  return top === 'suit' || top === 'uniform' ? 'tie' : undefined;
}
