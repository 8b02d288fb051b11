import { GARMENT_KIND, type Garment } from '../catalogue/garments/garment-words.ts';
import type { Pattern } from '../catalogue/words/pattern-words.ts';
import { chroma, darken, hex, luminance, type Rgb } from '../colour.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { CUTS, TOPS, type Top } from './cuts.ts';

/** What the figure wears, every colour decided. */
export type Outfit = {
  top: Top;
  topColour: Rgb;
  /** Under an open jacket or coat. */
  innerColour: Rgb;
  bottom: 'trousers' | 'shorts' | 'bare';
  bottomColour: Rgb;
  skirt: 'skirt' | 'long-skirt' | 'kilt' | 'tutu' | undefined;
  overalls: Rgb | undefined;
  footwear: 'sneakers' | 'leather' | 'boots' | 'flip-flops' | 'none';
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
const TROUSERS = ['#33527f', '#2a2c3a', '#5b5f6b', '#8a6f4d', '#47603f'].map(hex);
const SNEAKERS = ['#f4f2ec', '#1f1c20'].map(hex);
const BOOTS = ['#6b4026', '#2a2024'].map(hex);

/** Upper garments with a sash or a belt that may have a colour of its own. */
const GIRT: ReadonlySet<Top> = new Set(['gi', 'kimono', 'robe', 'dress', 'gown']);
/** What ballet is danced in, unless the words name another colour. */
const TUTU = hex('#f4a6c6');

/** Dresses the figure: first as the words say, then in the photo's colour, then by the seed. */
export function chooseOutfit(character: CharacterOptions, looks: Looks, random: Random): Outfit {
  const { garments } = character;
  const top = TOPS.find((kind) => garments.has(kind)) ?? chooseTop(character, looks, random);
  const topColour = chooseTopColour(character, looks, top);
  const accent =
    garments.get('tie') ??
    garments.get('bow-tie') ??
    (GIRT.has(top) ? garments.get('belt') : undefined) ??
    character.second ??
    (isWedding(top, topColour) ? hex('#d9d4c8') : undefined) ??
    pick(
      random,
      ACCENTS.filter((colour) => apart(colour, topColour) > 110),
    );
  const worn = (garment: Garment, fallback: Rgb) =>
    garments.has(garment) ? (garments.get(garment) ?? fallback) : undefined;
  return {
    top,
    topColour,
    second: character.second,
    accent,
    ...chooseLower(character, top, topColour, random),
    ...chooseShoes(character, top, accent, random),
    innerColour: top === 'gi' ? looks.skin : chooseInner(character, topColour, random),
    overalls: worn('overalls', hex('#3d5f94')),
    limbs: { legs: character.legs, hook: character.hook },
    neckwear: chooseNeckwear(character, top),
    cape: worn('cape', accent),
    apron: worn('apron', hex('#f4f2ec')),
    belt: GIRT.has(top) ? undefined : worn('belt', hex('#3a2a22')),
    braces: worn('braces', hex('#a8322c')),
    blanket: worn('blanket', hex(character.blanketPattern === 'checked' ? '#a8322c' : '#4d6f8f')),
    scarf: worn('scarf', accent),
    legWarmers: worn('leg-warmers', accent),
    necklace: garments.has('scarf') ? undefined : worn('necklace', hex('#f8f3e8')),
    scarfStripes: character.scarfStripes,
    gloves: worn('gloves', accent) ?? (top === 'spacesuit' ? topColour : undefined),
    wings: worn('wings', hex('#f4f2ec')),
    backpack: worn('backpack', accent) ?? (top === 'spacesuit' ? hex('#d6d8dc') : undefined),
    pattern: choosePattern(character, top),
    lowerPattern: character.lowerPattern ?? usualLowerPattern(character, top),
    apronPattern: character.apronPattern,
    blanketPattern: character.blanketPattern,
    // Who names a dress's colour has its look in mind: flowers would contradict 'a black dress'.
    plain:
      character.pattern === 'plain' ||
      ((top === 'dress' || top === 'gown') && garments.get(top) !== undefined),
    number: character.number,
    slogan: character.slogan,
    buttoned: isButtoned(character, top),
    sloganInside: isInside(character, top),
    whim: random(),
  };
}

/** A vest that is worn with a hard hat is a safety vest. */
function choosePattern({ pattern, headwear }: CharacterOptions, top: Top): Pattern | undefined {
  if (pattern === 'plain' || top === 'trunks') return undefined;
  return pattern ?? (top === 'vest' && headwear?.kind === 'hard-hat' ? 'reflective' : undefined);
}

/** A kilt is tartan, and a pinstriped suit is so down to the ankles. */
function usualLowerPattern({ garments, pattern }: CharacterOptions, top: Top): Pattern | undefined {
  if (garments.has('kilt')) return 'checked';
  return top === 'suit' && pattern === 'pinstriped' && !garments.has('trousers') ? pattern : undefined;
}

/** Words stand on the front of a jacket or coat only where it is closed; on what is under it they are hidden. */
const isButtoned = ({ sloganOn }: CharacterOptions, top: Top) =>
  sloganOn !== undefined &&
  ['open', 'v'].includes(CUTS[top].front) &&
  (sloganOn === top || sloganOn === 'chest' || sloganOn === GARMENT_KIND[top]);

/** 'A leather jacket over a tee "AC/DC"': what is named for the words is worn under something open. */
const isInside = ({ sloganOn, garments }: CharacterOptions, top: Top) =>
  (sloganOn === 'tee' || sloganOn === 'shirt') &&
  garments.has(sloganOn) &&
  CUTS[top].front === 'open' &&
  GARMENT_KIND[top] !== sloganOn;

/** A white gown has no bright sash: brides wear it. */
const isWedding = (top: Top, colour: Rgb) => top === 'gown' && luminance(colour) > 225;

/** Over trunks the chest is bare; a leotard has the colour of its tutu. */
function chooseTopColour({ garments, colour }: CharacterOptions, looks: Looks, top: Top): Rgb {
  if (top === 'trunks') return looks.skin;
  const leotard = top === 'swimsuit' && garments.has('tutu') ? (garments.get('tutu') ?? TUTU) : undefined;
  return garments.get(top) ?? leotard ?? colour ?? CUTS[top].colour ?? asPlastic(looks.clothing);
}

/** What goes with the clothes that are named; else what the photo shows: a suit only over a light collar. */
function chooseTop({ garments }: CharacterOptions, looks: Looks, random: Random): Top {
  if (garments.has('tie')) return pick(random, ['shirt', 'suit']);
  if (garments.has('bow-tie')) return garments.has('braces') ? 'shirt' : pick(random, ['vest', 'suit']);
  if (garments.has('braces')) return 'shirt';
  if (garments.has('apron')) return pick(random, ['shirt', 'tee']);
  if (garments.has('overalls')) return pick(random, ['tee', 'shirt']);
  // A leotard: the bodice of a tutu.
  if (garments.has('tutu')) return 'swimsuit';
  if (garments.has('shorts')) return pick(random, ['tee', 'polo']);
  if (luminance(looks.clothing) < 70 && chroma(looks.clothing) < 40)
    return pick(
      random,
      looks.lightCollar ? ['suit', 'jacket', 'leather-jacket'] : ['jumper', 'jacket', 'leather-jacket'],
    );
  return pick(random, ['tee', 'hoodie', 'jacket', 'jumper', 'shirt']);
}

function chooseLower({ garments }: CharacterOptions, top: Top, topColour: Rgb, random: Random) {
  const jeans = pick(
    random,
    TROUSERS.filter((colour) => apart(colour, topColour) > 60),
  );
  const skirt = (['tutu', 'kilt', 'long-skirt', 'skirt'] as const).find((kind) => garments.has(kind));
  const whole = CUTS[top].hem === 'body';
  const gown = ['dress', 'gown', 'kimono', 'sari', 'robe'].includes(top);
  const shorts = garments.has('shorts') || top === 'jersey';
  const bare = skirt !== undefined || gown || top === 'swimsuit';
  const matching =
    whole || gown || ['suit', 'tuxedo', 'pyjamas', 'uniform', 'scrubs', 'gi'].includes(top)
      ? topColour
      : undefined;
  const own = {
    tutu: TUTU,
    kilt: hex('#8c2f2f'),
    armour: hex('#6d7380'),
    jersey: hex('#f4f2ec'),
    'leather-jacket': hex('#2b3550'),
  } as const;
  const tint = garments.get(skirt ?? (shorts ? 'shorts' : 'trousers')) ?? garments.get('overalls');
  return {
    skirt,
    bottom: garments.has('trousers') && !skirt ? 'trousers' : bare ? 'bare' : shorts ? 'shorts' : 'trousers',
    bottomColour:
      tint ??
      (garments.has('overalls') ? hex('#3d5f94') : undefined) ??
      (skirt && skirt in own ? own[skirt as 'tutu'] : undefined) ??
      matching ??
      (top in own ? own[top as keyof typeof own] : jeans),
  } as const;
}

function chooseShoes(
  { garments, theme, ...character }: CharacterOptions,
  top: Top,
  accent: Rgb,
  random: Random,
) {
  const formal = ['suit', 'tuxedo', 'uniform', 'dress', 'gown', 'sari', 'kimono', 'robe'].includes(top);
  const heavy = ['spacesuit', 'armour', 'leather-jacket'].includes(top) || garments.has('boots');
  const dances = garments.has('tutu') && !garments.has('shoes');
  const bathes = top === 'swimsuit' || top === 'trunks' || (top === 'wetsuit' && theme === 'sea');
  const barefoot = character.barefoot || ((bathes || top === 'gi') && !dances && !garments.has('shoes'));
  const footwear = barefoot
    ? 'none'
    : garments.has('flip-flops')
      ? 'flip-flops'
      : heavy
        ? 'boots'
        : dances || (formal && !garments.has('shoes'))
          ? 'leather'
          : 'sneakers';
  const usual = {
    sneakers: pick(random, [...SNEAKERS, accent]),
    leather: dances ? (garments.get('tutu') ?? TUTU) : hex('#1f1c20'),
    none: hex('#1f1c20'),
    'flip-flops': hex('#2cb5e8'),
    boots: top === 'spacesuit' ? hex('#d6d8dc') : top === 'armour' ? hex('#8c93a0') : pick(random, BOOTS),
  };
  return {
    footwear,
    shoeColour:
      garments.get('boots') ?? garments.get('flip-flops') ?? garments.get('shoes') ?? usual[footwear],
  } as const;
}

function chooseInner({ garments }: CharacterOptions, topColour: Rgb, random: Random): Rgb {
  const light = luminance(topColour) > 190;
  // A vest is a tee too for who cannot tell them apart; what is under it has no colour from that.
  const tee = garments.get('tee') === garments.get('vest') ? undefined : garments.get('tee');
  return (
    garments.get('shirt') ?? tee ?? (light ? pick(random, [hex('#3a94e8'), hex('#4d6f8f')]) : hex('#f4f2ec'))
  );
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

/** Cloth in a photo is greyer and darker than dyed plastic. */
function asPlastic(colour: Rgb): Rgb {
  const grey = luminance(colour);
  const richer: Rgb = [
    grey + (colour[0] - grey) * 1.25,
    grey + (colour[1] - grey) * 1.25,
    grey + (colour[2] - grey) * 1.25,
  ];
  return grey < 34 ? [richer[0] + 22, richer[1] + 23, richer[2] + 28] : darken(richer, 0);
}

function apart(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
