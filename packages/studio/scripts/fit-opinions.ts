/**
 * Fits the weights of the second opinion to what people saw in photos. `fit-opinions.ts [--check] SAMPLES.jsonl
 * FILE.csv [ANCHORS.csv]`: samples as `collect-samples.ts` prints them, and a table of looks
 * (`ruler/looks-table.ts`). The people of a second table count more: the studio is measured with their words. Writes
 * `reading/photo/opinion/weights.bin`. With `--check` it prints instead how often the opinion is right about people
 * to whom it was not fitted, compared with the rules.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { mean } from '../math.ts';
import { chooseAnswer } from '../reading/photo/opinion/choose-answer.ts';
import { ANSWERS, type Question } from '../reading/photo/opinion/questions.ts';
import { fit, outputsFor } from './opinions/fit.ts';
import { answerOf, type Sample, sample } from './opinions/samples.ts';
import { parseLooksTable, SKIN_GROUPS } from './ruler/looks-table.ts';

/** How much a photo counts compared with small weights, for probabilities and for the step of skin. */
const STRENGTH = { answers: 8, skin: 3 };
/** As how many photos an anchor counts. */
const ANCHOR = 4;
/** A step of skin that few people have counts as much as one of many does, but no single person more than this. */
const RARE = 4;
/** Parts into which people are divided for `--check`. */
const PARTS = 6;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' } },
});
const [samplesFile = '', looksFile = '', anchorsFile] = positionals;
const looks = parseLooksTable(await readFile(looksFile, 'utf8'));
const anchors = anchorsFile ? parseLooksTable(await readFile(anchorsFile, 'utf8')) : undefined;
const countOf = (file: string) => (anchors?.has(file) ? ANCHOR : 1);
const samples = (await readFile(samplesFile, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => sample.parse(JSON.parse(line)))
  .filter(({ file }) => looks.has(file));
const QUESTIONS = Object.keys(ANSWERS) as Question[];

type Case = { file: string; row: Float64Array; target: Float64Array; own: number; count: number };
type Scale = { mean: Float64Array; by: Float64Array };

/** How each float of the impression is brought to mean 0, and all of them together to length 1. */
function scaleOf(all: readonly Sample[]): Scale {
  const width = all[0]?.impression.length ?? 0;
  const mean = new Float64Array(width);
  const square = new Float64Array(width);
  for (const { impression } of all) {
    for (const [at, value] of impression.entries()) {
      mean[at] += value / all.length;
      square[at] += value ** 2 / all.length;
    }
  }
  const by = square.map((value, at) => 1 / Math.sqrt(Math.max(1e-9, value - mean[at] ** 2) * width));
  return { mean, by };
}

const scaled = ({ impression }: Sample, { mean, by }: Scale) =>
  impression.map((value, at) => (value - mean[at]) * by[at]);
const oneOf = (place: number, all: number) =>
  Float64Array.from({ length: all }, (_, at) => Number(at === place));

function casesOf(question: Question, all: readonly Sample[], scale: Scale): Case[] {
  const answers = ANSWERS[question].length;
  return all.flatMap((each) => {
    const words = looks.get(each.file);
    const target = words ? answerOf(question, words) : -1;
    const own = answerOf(question, each.rules);
    if (target < 0 || own < 0) return [];
    const row = Float64Array.from([...oneOf(own, answers), ...scaled(each, scale)]);
    return { file: each.file, row, target: oneOf(target, answers), own, count: countOf(each.file) };
  });
}

/** Each step of the scale counts as much as the others: otherwise all people would be drawn to the usual one. */
function skinCases(all: readonly Sample[], scale: Scale): Case[] {
  const steps = all.map(({ file }) => looks.get(file)?.skin ?? 0);
  return all.map((each, at) => {
    const alike = steps.filter((step) => step === steps[at]).length;
    return {
      file: each.file,
      row: Float64Array.from([each.rules.skin, ...scaled(each, scale)]),
      target: Float64Array.of(steps[at]),
      own: each.rules.skin,
      count: Math.min(RARE, all.length / 8 / alike) * countOf(each.file),
    };
  });
}

const learn = (cases: readonly Case[], kind: 'probabilities' | 'number') =>
  fit(
    cases.map(({ row }) => row),
    { of: cases.map(({ target }) => target), counts: cases.map(({ count }) => count) },
    kind,
    kind === 'number' ? STRENGTH.skin : STRENGTH.answers,
  );

/** The weights for the impression as it is, its scale taken in: bias, witnesses, impression. */
function unscaled(weights: Float64Array, witnesses: number, { mean, by }: Scale): number[] {
  const own = [...weights.subarray(1 + witnesses)].map((weight, at) => weight * by[at]);
  const shift = own.reduce((sum, weight, at) => sum + weight * mean[at], 0);
  return [weights[0] - shift, ...weights.subarray(1, 1 + witnesses), ...own];
}

function check(): void {
  const files = [...new Set(samples.map(({ file }) => file))];
  const firstOf = new Map(samples.toReversed().map((each) => [each.file, each]));
  for (const question of [...QUESTIONS, 'skin'] as const) {
    const tally = { all: 0, opinion: 0, rules: 0, changed: 0 };
    const errors: { seen: number; opinion: number; rules: number }[] = [];
    for (let part = 0; part < PARTS; part++) {
      const isOut = (file: string) => Math.floor(files.indexOf(file) / 6) % PARTS === part;
      const scale = scaleOf(samples.filter(({ file }) => !isOut(file)));
      const make = (all: readonly Sample[]) =>
        question === 'skin' ? skinCases(all, scale) : casesOf(question, all, scale);
      const weights = learn(
        make(samples.filter(({ file }) => !isOut(file))),
        question === 'skin' ? 'number' : 'probabilities',
      );
      for (const { row, target, own } of make(
        files.filter(isOut).flatMap((file) => firstOf.get(file) ?? []),
      )) {
        const sums = outputsFor(weights, row);
        if (question === 'skin') {
          errors.push({ seen: target[0], opinion: sums[0], rules: own });
          continue;
        }
        const chosen = chooseAnswer(sums, own);
        tally.all++;
        tally.opinion += Number(target[chosen] === 1);
        tally.rules += Number(target[own] === 1);
        tally.changed += Number(chosen !== own);
      }
    }
    const words = question === 'skin' ? skinWords(errors) : JSON.stringify(tally);
    process.stdout.write(`${question.padEnd(12)}${words}\n`);
  }
}

function skinWords(errors: readonly { seen: number; opinion: number; rules: number }[]): string {
  const tell = (who: 'opinion' | 'rules') =>
    SKIN_GROUPS.map(({ from, to }) => {
      const group = errors.filter(({ seen }) => seen >= from && seen <= to);
      const near = group.filter((each) => Math.abs(Math.round(each[who]) - each.seen) <= 1).length;
      return `${near} of ${group.length} (${mean(group.map((each) => each[who] - each.seen)).toFixed(2)})`;
    });
  return `opinion ${tell('opinion').join(', ')}; rules ${tell('rules').join(', ')}`;
}

if (values.check) check();
else {
  const scale = scaleOf(samples);
  const floats = [
    ...learn(skinCases(samples, scale), 'number').flatMap((weights) => unscaled(weights, 1, scale)),
    ...QUESTIONS.flatMap((question) =>
      learn(casesOf(question, samples, scale), 'probabilities').flatMap((weights) =>
        unscaled(weights, ANSWERS[question].length, scale),
      ),
    ),
  ];
  const file = new URL('../reading/photo/opinion/weights.bin', import.meta.url);
  await writeFile(file, new Uint8Array(Float32Array.from(floats).buffer));
}
