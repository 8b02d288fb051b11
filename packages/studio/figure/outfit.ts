import { defaultColour, type Garment } from '../catalogue/garments/garments.ts';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { hex, luminance, type Rgb } from '../colour.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { chooseLower, type Lower } from './choose-lower.ts';
import { choosePrints } from './choose-prints.ts';
import { chooseShoes, type Footwear } from './choose-shoes.ts';
import { chooseTop } from './choose-top.ts';
import { chooseInnerColour, chooseTopColour } from './choose-top-colour.ts';
import { distance } from './colour-distance.ts';
import type { Top } from './cuts.ts';

/** What the figure wears, every colour decided. */
export type Outfit = {
  top: Top;
  topColour: Rgb;
  /** Under an open jacket or coat. */
  innerColour: Rgb;
  bottom: Lower['bottom'];
  bottomColour: Rgb;
  skirt: Lower['skirt'];
  overalls: Rgb | undefined;
  footwear: Footwear;
  shoeColour: Rgb;
  /** The upper garment's other colour, where the words name two. */
  second: Rgb | undefined;
  /** Tie, prints and trimmings. */
  accent: Rgb;
  /** What stands in the place of legs and of a hand. */
  limbs: Pick<CharacterOptions, 'legs' | 'hook'>;
  neckwear: 'tie' | 'bow-tie' | undefined;
  cape: Rgb | undefined;
  apron: Rgb | undefined;
  /** A belt that the words name, over everything else. */
  belt: Rgb | undefined;
  /** Over the shoulders, on what is closed in front. */
  braces: Rgb | undefined;
  /** Over the knees of somebody who sits. */
  blanket: Rgb | undefined;
  scarf: Rgb | undefined;
  legWarmers: Rgb | undefined;
  /** Beads; a scarf would hide them. */
  necklace: Rgb | undefined;
  /** In the scarf, where the words name two colours for it. */
  scarfStripes: Rgb | undefined;
  gloves: Rgb | undefined;
  wings: Rgb | undefined;
  backpack: Rgb | undefined;
  pattern: Pattern | undefined;
  /** Printed on what is worn below the waist. */
  lowerPattern: Pattern | undefined;
  apronPattern: Pattern | undefined;
  blanketPattern: Pattern | undefined;
  /** Whether nothing at all is printed on it, not even by chance. */
  plain: boolean;
  /** One or two digits on the front. */
  number: string | undefined;
  /** Words on the front, on the apron or on the overalls. */
  slogan: string | undefined;
  /** Worn closed, because the words stand on what is usually worn open. */
  buttoned: boolean;
  /** The words stand on what is under the jacket, which opens wide for them. */
  sloganInside: boolean;
  /** Chooses among small details, 0 to 1. */
  whim: number;
};

const ACCENTS = ['#e4312b', '#ffc72c', '#2cb5e8', '#2fa66a', '#f27a68', '#7440a8'].map(hex);

/** Upper garments with a sash or a belt that may have a colour of its own. */
const GIRT: ReadonlySet<Top> = new Set(['gi', 'kimono', 'robe', 'dress', 'gown']);

/**
 * Dresses the figure: as the words say, else in the photo's colour, else by the seed. The numbers are drawn in the
 * order of the calls below: another order would change every toy.
 */
export function chooseOutfit(character: CharacterOptions, looks: Looks, random: Random): Outfit {
  const top = chooseTop(character, looks, random);
  const topColour = chooseTopColour(character, looks, top);
  const accent = chooseAccent(character, top, topColour, random);
  return {
    top,
    topColour,
    second: character.second,
    accent,
    ...chooseLower(character, top, topColour, random),
    ...chooseShoes(character, top, accent, random),
    innerColour: chooseInnerColour(character, looks, top, topColour, random),
    limbs: { legs: character.legs, hook: character.hook },
    neckwear: chooseNeckwear(character, top),
    ...chooseOverlays(character, top, topColour, accent),
    ...choosePrints(character, top),
    whim: random(),
  };
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

/** What is worn over the clothes and beside them, each in its named colour, its usual one or the accent. */
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

/** A tie goes with a suit unless the words deny it; without a tie there is no bow tie either. */
function chooseNeckwear(
  { garments, unwantedGarments, sloganOn }: CharacterOptions,
  top: Top,
): Outfit['neckwear'] {
  if (garments.has('bow-tie')) return 'bow-tie';
  if (garments.has('tie')) return 'tie';
  // Its own tie would hide the words that a uniform is asked to bear.
  if (unwantedGarments.has('tie') || (sloganOn && sloganOn !== 'apron')) return undefined;
  if (top === 'tuxedo') return unwantedGarments.has('bow-tie') ? undefined : 'bow-tie';
  return top === 'suit' || top === 'uniform' ? 'tie' : undefined;
}
