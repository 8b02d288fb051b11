import type { Garment } from '../catalogue/garments/garments.ts';
import { chroma, luminance } from '../colour.ts';
import { firstRule, type Rule } from '../first-rule.ts';
import { pick, type Random } from '../random.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { ClothesKind } from '../reading/photo/clothes/read-clothes.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { TOPS, type Top } from './cuts.ts';

type Facts = Pick<CharacterOptions, 'garments' | 'headwear'> & { looks: Looks };

const has =
  (...kinds: readonly Garment[]) =>
  ({ garments }: Facts) =>
    kinds.every((kind) => garments.has(kind));

const isWorn =
  (kind: ClothesKind) =>
  ({ looks }: Facts) =>
    looks.clothes?.kind === kind;

const isDark = ({ looks }: Facts) => luminance(looks.clothing) < 70 && chroma(looks.clothing) < 40;

/** Cuts that are sewn without long sleeves. */
const BARE_ARMS: ReadonlySet<ClothesKind> = new Set(['strapless', 'round neck']);

/** What is worn where the words name no upper garment. Where a rule leaves several, the seed picks one. */
const RULES: readonly Rule<Facts, readonly Top[]>[] = [
  { why: 'a tie needs a collar', when: has('tie'), choice: ['shirt', 'suit'] },
  { why: 'braces are seen on a shirt only', when: has('bow-tie', 'braces'), choice: ['shirt'] },
  { why: 'a bow tie is worn with something formal', when: has('bow-tie'), choice: ['vest', 'suit'] },
  { why: 'braces are seen on a shirt only', when: has('braces'), choice: ['shirt'] },
  { why: 'an apron is worn over something light', when: has('apron'), choice: ['shirt', 'tee'] },
  { why: 'overalls are worn over something light', when: has('overalls'), choice: ['tee', 'shirt'] },
  { why: 'the bodice of a tutu is a leotard', when: has('tutu'), choice: ['swimsuit'] },
  { why: 'shorts are for warm weather', when: has('shorts'), choice: ['tee', 'polo'] },
  {
    why: 'the photo shows a suit with its tie',
    when: ({ looks: { clothes } }) => clothes?.kind === 'suit' && clothes.tie !== undefined,
    choice: ['suit'],
  },
  {
    why: 'a jacket over a shirt without a tie may be a cardigan as well: it is no suit',
    when: isWorn('suit'),
    choice: ['blazer'],
  },
  { why: 'the photo shows something open', when: isWorn('open front'), choice: ['jacket'] },
  {
    why: 'a headscarf leaves no arms bare',
    when: ({ headwear, looks: { clothes } }) =>
      headwear?.kind === 'headscarf' && (!clothes?.kind || BARE_ARMS.has(clothes.kind)),
    choice: ['jumper'],
  },
  { why: 'the photo shows bare shoulders', when: isWorn('strapless'), choice: ['tank'] },
  { why: 'the photo shows a zip below a collar', when: isWorn('zip collar'), choice: ['zip-jacket'] },
  { why: 'the photo shows a collar', when: isWorn('shirt collar'), choice: ['shirt'] },
  { why: 'the photo shows a high collar', when: isWorn('roll neck'), choice: ['jumper'] },
  { why: 'a scarf is worn over something warm', when: isWorn('scarf'), choice: ['jumper'] },
  { why: 'the photo shows a round neck', when: isWorn('round neck'), choice: ['tee'] },
  {
    why: 'the photo shows dark cloth that begins anyhow',
    when: (facts) => facts.looks.clothes !== undefined && isDark(facts),
    choice: ['jumper'],
  },
  {
    why: 'a photo that shows no cut contradicts no tee',
    when: ({ looks }) => looks.clothes !== undefined,
    choice: ['tee'],
  },
  {
    why: 'dark cloth is worn for cool weather',
    when: isDark,
    choice: ['jumper', 'jacket', 'leather-jacket'],
  },
];
const EVERYDAY: readonly Top[] = ['tee', 'hoodie', 'jacket', 'jumper', 'shirt'];

/** The upper garment that the words name, or one that goes with the other clothes and with the photo. */
export function chooseTop({ garments, headwear }: CharacterOptions, looks: Looks, random: Random): Top {
  const named = TOPS.find((kind) => garments.has(kind));
  if (named) return named;
  const tops = firstRule(RULES, { garments, headwear, looks }, EVERYDAY);
  // A single choice must not draw a number: that would change every choice after it.
  const [only] = tops;
  return only && tops.length === 1 ? only : pick(random, tops);
}
