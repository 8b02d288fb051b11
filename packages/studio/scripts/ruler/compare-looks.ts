import type { DescribedLook } from '../../look/describe-look.ts';
import { NEIGHBOURS } from '../../look/name-hair-colour.ts';
import { ATTRIBUTES } from './looks-table.ts';

/** One photo: what a person saw in it, and what the studio read. */
export type Pair = { file: string; seen: DescribedLook; read: DescribedLook };

/** What is counted: on which photos, and when the studio is right. */
type Score = {
  name: string;
  of?: (pair: Pair) => boolean;
  isRight: (pair: Pair) => boolean;
};

const same =
  (attribute: keyof DescribedLook) =>
  ({ seen, read }: Pair) =>
    seen[attribute] === read[attribute];
const samePresence =
  (attribute: keyof DescribedLook) =>
  ({ seen, read }: Pair) =>
    (seen[attribute] === 'none') === (read[attribute] === 'none');
const isWorn =
  (attribute: keyof DescribedLook) =>
  ({ seen }: Pair) =>
    seen[attribute] !== 'none';
const isBald = ({ hairLength, hairForm }: DescribedLook) => hairLength === 'bald' || hairForm === 'receding';
const skinError = ({ seen, read }: Pair) => read.skin - seen.skin;

const SCORES: readonly Score[] = [
  { name: 'skin, exact', isRight: same('skin') },
  { name: 'skin, within one step', isRight: (pair) => Math.abs(skinError(pair)) <= 1 },
  { name: 'hair colour, exact', isRight: same('hairColour') },
  {
    name: 'hair colour, neighbours count',
    isRight: (pair) =>
      same('hairColour')(pair) || (NEIGHBOURS[pair.seen.hairColour] ?? []).includes(pair.read.hairColour),
  },
  { name: 'hair length', isRight: same('hairLength') },
  { name: 'hair form', isRight: same('hairForm') },
  { name: 'bald or receding, or not', isRight: ({ seen, read }) => isBald(seen) === isBald(read) },
  { name: 'glasses, presence', isRight: samePresence('glasses') },
  { name: 'glasses, form where worn', of: isWorn('glasses'), isRight: same('glasses') },
  { name: 'facial hair, presence', isRight: samePresence('facialHair') },
  { name: 'facial hair, form where worn', of: isWorn('facialHair'), isRight: same('facialHair') },
  { name: 'headwear, presence', isRight: samePresence('headwear') },
  { name: 'headwear, kind where worn', of: isWorn('headwear'), isRight: same('headwear') },
];

/** Steps of the Monk scale that are judged together. */
export const SKIN_GROUPS = [
  { name: 'light 1-4', from: 1, to: 4 },
  { name: 'middle 5-6', from: 5, to: 6 },
  { name: 'dark 7-10', from: 7, to: 10 },
] as const;

/** Writes how often the studio read what a person saw, how far skin is off, and every miss. */
export function compareLooks(pairs: readonly Pair[]): string {
  const scores = SCORES.map(({ name, of = () => true, isRight }) => {
    const asked = pairs.filter(of);
    return `${name.padEnd(32)}${share(asked.filter(isRight).length, asked.length)}`;
  });
  const groups = SKIN_GROUPS.map(({ name, from, to }) => {
    const errors = pairs.filter(({ seen }) => seen.skin >= from && seen.skin <= to).map(skinError);
    const near = errors.filter((error) => Math.abs(error) <= 1).length;
    const mean = errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
    return `${`skin ${name}, within one step`.padEnd(32)}${share(near, errors.length)}   mean error ${signed(mean)}`;
  });
  return [...scores, ...groups, '', 'Misses (seen -> read)', ...pairs.flatMap(missesOf), ''].join('\n');
}

function missesOf({ file, seen, read }: Pair): string[] {
  const missed = ATTRIBUTES.filter((attribute) => seen[attribute] !== read[attribute]);
  if (missed.length === 0) return [];
  const told = missed.map((attribute) => `${attribute} ${seen[attribute]} -> ${read[attribute]}`);
  return [`${file.padEnd(8)}${told.join('; ')}`];
}

const share = (right: number, all: number) =>
  `${right} of ${all}`.padStart(10) + (all ? ` ${((right / all) * 100).toFixed(0)} %` : '').padStart(7);
const signed = (value: number) => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;
