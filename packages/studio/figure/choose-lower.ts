import { defaultColour } from '../catalogue/garments/garments.ts';
import { hex, type Rgb } from '../colour.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import { distance } from './colour-distance.ts';
import { CUTS, type Top } from './cuts.ts';
import { firstRule, type Rule } from './first-rule.ts';

/** What is worn below the waist; `bare` are legs under a skirt, a dress or a swimsuit. */
export type Lower = {
  skirt: 'skirt' | 'long-skirt' | 'kilt' | 'tutu' | undefined;
  bottom: 'trousers' | 'shorts' | 'bare';
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
  jersey: hex('#f4f2ec'),
  'leather-jacket': hex('#2b3550'),
};

type Facts = {
  garments: CharacterOptions['garments'];
  top: Top;
  topColour: Rgb;
  skirt: Lower['skirt'];
};

const wearsShorts = ({ garments, top }: Facts) => garments.has('shorts') || top === 'jersey';
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
    why: 'a tutu and a kilt have a usual colour',
    colour: ({ skirt }) => (skirt ? defaultColour(skirt) : undefined),
  },
  {
    why: 'it is of one cloth with the upper garment',
    colour: ({ top, topColour }) => (isOfOneCloth(top) ? topColour : undefined),
  },
  { why: 'it goes with the upper garment', colour: ({ top }) => BELOW[top] },
];

/** Decides what is worn below the waist. Draws one number, whatever it decides. */
export function chooseLower({ garments }: CharacterOptions, top: Top, topColour: Rgb, random: Random): Lower {
  const jeans = pick(
    random,
    JEANS.filter((colour) => distance(colour, topColour) > 60),
  );
  const facts = { garments, top, topColour, skirt: SKIRTS.find((kind) => garments.has(kind)) };
  const colour = COLOUR_RULES.map((rule) => rule.colour(facts)).find((known) => known);
  return {
    skirt: facts.skirt,
    bottom: firstRule(BOTTOM_RULES, facts, 'trousers'),
    bottomColour: colour ?? jeans,
  };
}
