import { defaultColour } from '../catalogue/garments/garments.ts';
import { hex, type Rgb } from '../colour.ts';
import { firstRule, type Rule } from '../first-rule.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Top } from './cuts.ts';

export type Footwear = 'sneakers' | 'leather' | 'boots' | 'flip-flops' | 'none';

type Facts = Pick<CharacterOptions, 'garments' | 'theme' | 'barefoot'> & { top: Top };

const FORMAL: ReadonlySet<Top> = new Set([
  'suit',
  'tuxedo',
  'uniform',
  'dress',
  'gown',
  'sari',
  'kimono',
  'robe',
]);
const HEAVY: ReadonlySet<Top> = new Set(['spacesuit', 'armour', 'leather-jacket']);

const namesShoes = ({ garments }: Facts) => garments.has('shoes');
const dances = (facts: Facts) => facts.garments.has('tutu') && !namesShoes(facts);
const bathes = ({ top, theme }: Facts) =>
  top === 'swimsuit' || top === 'trunks' || (top === 'wetsuit' && theme === 'sea');

const RULES: readonly Rule<Facts, Footwear>[] = [
  { why: 'the words ask for bare feet', when: ({ barefoot }) => barefoot, choice: 'none' },
  {
    why: 'nobody bathes or fights judo in shoes',
    when: (facts) => (bathes(facts) || facts.top === 'gi') && !dances(facts) && !namesShoes(facts),
    choice: 'none',
  },
  { why: 'the words name them', when: ({ garments }) => garments.has('flip-flops'), choice: 'flip-flops' },
  {
    why: 'the words name boots, or they belong to the clothes',
    when: ({ garments, top }) => HEAVY.has(top) || garments.has('boots'),
    choice: 'boots',
  },
  { why: 'ballet shoes are of leather', when: dances, choice: 'leather' },
  {
    why: 'formal clothes need leather shoes, unless the words name others',
    when: (facts) => FORMAL.has(facts.top) && !namesShoes(facts),
    choice: 'leather',
  },
];

const BLACK = hex('#1f1c20');
const SNEAKERS = [hex('#f4f2ec'), BLACK];
const BOOTS = ['#6b4026', '#2a2024'].map(hex);
/** Boots that are part of a suit. */
const SUIT_BOOTS: Readonly<Partial<Record<Top, Rgb>>> = {
  spacesuit: hex('#d6d8dc'),
  armour: hex('#8c93a0'),
};

/**
 * Decides the shoes and their colour. It draws a number for sneakers and, except with a spacesuit or armour, one for
 * boots, whether they are worn or not.
 */
export function chooseShoes(
  { garments, theme, barefoot }: CharacterOptions,
  top: Top,
  accent: Rgb,
  random: Random,
): { footwear: Footwear; shoeColour: Rgb } {
  const facts = { garments, theme, barefoot, top };
  const footwear = firstRule(RULES, facts, 'sneakers');
  const usual: Readonly<Record<Footwear, Rgb>> = {
    sneakers: pick(random, [...SNEAKERS, accent]),
    leather: dances(facts) ? (garments.get('tutu') ?? defaultColour('tutu') ?? BLACK) : BLACK,
    none: BLACK,
    'flip-flops': hex('#2cb5e8'),
    boots: SUIT_BOOTS[top] ?? pick(random, BOOTS),
  };
  const named = garments.get('boots') ?? garments.get('flip-flops') ?? garments.get('shoes');
  return { footwear, shoeColour: named ?? usual[footwear] };
}
