import { defaultColour } from '../catalogue/garments/garments.ts';
import { hex, type Rgb } from '../colour.ts';
import { firstRule, type Rule } from '../first-rule.ts';
import type { BottomId } from '../look/vocabulary.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { distance } from './colour-distance.ts';
import { CUTS, type Top, type TrouserCut } from './cuts.ts';

/** What is worn below the waist; `bare` are legs under a skirt, a dress or a swimsuit. */
export type Lower = {
  skirt: 'skirt' | 'pleated-skirt' | 'long-skirt' | 'kilt' | 'tutu' | undefined;
  bottom: 'trousers' | 'shorts' | 'bare';
  trouserCut: TrouserCut;
  bottomColour: Rgb;
};

const SKIRTS = ['tutu', 'kilt', 'long-skirt', 'skirt'] as const;
const JEANS = ['#33527f', '#2a2c3a', '#5b5f6b', '#8a6f4d', '#47603f'].map(hex);
/** Upper garments that reach down over the legs. */
const GOWNS: ReadonlySet<Top> = new Set(['dress', 'gown', 'kimono', 'sari', 'robe']);
/** Upper garments that are sold with trousers of their cloth. */
const WITH_TROUSERS: ReadonlySet<Top> = new Set(['suit', 'tuxedo', 'pyjamas', 'uniform', 'scrubs', 'gi']);
/** The colour of the trousers or shorts that everybody expects below these. */
const BELOW: Readonly<Partial<Record<Top, Rgb>>> = {
  armour: hex('#6d7380'),
  blazer: hex('#3a3c46'),
  jersey: hex('#f4f2ec'),
  'leather-jacket': hex('#2b3550'),
};

const TROUSER_CUTS: Readonly<Partial<Record<BottomId, TrouserCut>>> = {
  jeans: 'jeans',
  chinos: 'chinos',
  trousers: 'tailored',
  'wide-trousers': 'wide',
  joggers: 'joggers',
  leggings: 'leggings',
};
/** The usual colour of what the owner chooses, and another one for a figure whose top has nearly the same colour. */
const CHOSEN_COLOURS: Readonly<Record<BottomId, readonly [Rgb, Rgb]>> = {
  jeans: [hex('#3a5a8a'), hex('#2a2f42')],
  chinos: [hex('#b8945f'), hex('#5a6047')],
  trousers: [hex('#34363f'), hex('#7b7f88')],
  'wide-trousers': [hex('#50604a'), hex('#c9b48f')],
  joggers: [hex('#8b9098'), hex('#2f3340')],
  leggings: [hex('#26262d'), hex('#5d4a78')],
  shorts: [hex('#7d8a5c'), hex('#33507c')],
  skirt: [hex('#8e3b4a'), hex('#33415f')],
  'pleated-skirt': [hex('#2f4570'), hex('#8b8f98')],
  'long-skirt': [hex('#3f6b66'), hex('#8a5a3c')],
};
/** Colours nearer than this to the garment above would make the two look like one. */
const ALIKE = 60;

type Facts = {
  garments: CharacterOptions['garments'];
  chosen: BottomId | undefined;
  top: Top;
  topColour: Rgb;
  skirt: (typeof SKIRTS)[number] | undefined;
};

const wearsShorts = ({ garments, top }: Facts) =>
  garments.has('shorts') || (top === 'jersey' && !garments.has('trousers'));
const isOfOneCloth = (top: Top) => CUTS[top].hem === 'body' || GOWNS.has(top) || WITH_TROUSERS.has(top);

const BOTTOM_RULES: readonly Rule<Facts, Lower['bottom']>[] = [
  {
    why: 'named trousers show, except under a skirt',
    when: ({ garments, skirt }) => garments.has('trousers') && !skirt,
    choice: 'trousers',
  },
  { why: 'legs are bare under a skirt', when: ({ skirt }) => skirt !== undefined, choice: 'bare' },
  {
    why: 'legs are bare below a dress and a swimsuit',
    when: ({ top }) => GOWNS.has(top) || top === 'swimsuit',
    choice: 'bare',
  },
  { why: 'shorts are named, or belong to the jersey', when: wearsShorts, choice: 'shorts' },
];

/** The colour of the first rule that knows one. */
const COLOUR_RULES: readonly { why: string; colour: (facts: Facts) => Rgb | undefined }[] = [
  {
    why: 'the words name the colour of what is worn',
    colour: (facts) => facts.garments.get(facts.skirt ?? (wearsShorts(facts) ? 'shorts' : 'trousers')),
  },
  { why: 'the words name the colour of the overalls', colour: ({ garments }) => garments.get('overalls') },
  {
    why: 'overalls are of denim',
    colour: ({ garments }) => (garments.has('overalls') ? defaultColour('overalls') : undefined),
  },
  {
    why: 'the owner chose what is not sold with the upper garment',
    colour: ({ chosen, top, topColour }) =>
      chosen && !(chosen === 'trousers' && WITH_TROUSERS.has(top))
        ? CHOSEN_COLOURS[chosen].find((colour) => distance(colour, topColour) > ALIKE)
        : undefined,
  },
  {
    why: 'a tutu and a kilt have a usual colour',
    colour: ({ skirt }) => (skirt ? defaultColour(skirt) : undefined),
  },
  {
    why: 'it is of one cloth with the upper garment',
    colour: ({ top, topColour }) => (isOfOneCloth(top) ? topColour : undefined),
  },
  { why: 'it goes with the upper garment', colour: ({ top }) => BELOW[top] },
];

/**
 * Decides what is worn below the waist; `chosen` is how the owner wants it cut. Draws one number, whatever it decides.
 */
export function chooseLower(
  { garments }: CharacterOptions,
  { top, topColour, chosen }: Pick<Facts, 'top' | 'topColour' | 'chosen'>,
  random: Random,
): Lower {
  const jeans = pick(
    random,
    JEANS.filter((colour) => distance(colour, topColour) > 60),
  );
  const named = SKIRTS.find((kind) => garments.has(kind));
  const facts = { garments, chosen, top, topColour, skirt: named };
  const colour = COLOUR_RULES.map((rule) => rule.colour(facts)).find((known) => known);
  return {
    skirt: chosen === 'pleated-skirt' ? chosen : named,
    trouserCut: (chosen && TROUSER_CUTS[chosen]) ?? 'plain',
    bottom: firstRule(BOTTOM_RULES, facts, 'trousers'),
    bottomColour: colour ?? jeans,
  };
}
