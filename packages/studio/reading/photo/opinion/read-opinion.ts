import { readFileSync } from 'node:fs';
import { clamp } from '../../../math.ts';
import type { Impression } from '../regions/head-model.ts';
import { chooseAnswer } from './choose-answer.ts';
import { POOLED, poolImpression } from './pool-impression.ts';
import { ANSWERS, type Answer, type Question } from './questions.ts';

/**
 * A second opinion on a head, by what the network of regions knows of it. Weights were fitted to what people saw in
 * photos; the rules' own answer is one of the witnesses. See docs/decisions/052.
 */
export type Opinion = {
  /** The step of the Monk scale, 1 to 10 and between, given the one that the rules read. */
  skin(rules: number): number;
  /** The most probable answer, unless it is hardly more so than the rules'. */
  answer<Asked extends Question>(question: Asked, rules: Answer<Asked>): Answer<Asked>;
};

/** The opinion's share of the step of skin. The rest is the rules', which are right about people in even light. */
const SKIN_SHARE = 0.9;

/** The bias of an answer, what each answer of the rules adds to it, and what each float of the impression does. */
type Weights = { bias: number; witness: Float32Array; impression: Float32Array };
type AllWeights = Record<Question | 'skin', Weights[]>;
let known: AllWeights | undefined;

/** The opinion on a head of which the network had this impression. */
export function readOpinion(impression: Impression): Opinion {
  known ??= loadWeights();
  const all = known;
  const pooled = poolImpression(impression);
  return {
    skin(rules) {
      const [weights] = all.skin;
      const told = weights.bias + weights.witness[0] * rules + dot(weights.impression, pooled);
      return clamp(rules + (told - rules) * SKIN_SHARE, 1, 10);
    },
    answer(question, rules) {
      const answers: readonly Answer<typeof question>[] = ANSWERS[question];
      const own = answers.indexOf(rules);
      const sums = all[question].map(
        ({ bias, witness, impression: each }) => bias + witness[own] + dot(each, pooled),
      );
      return answers[chooseAnswer(sums, own)];
    },
  };
}

function dot(weights: Float32Array, values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] * values[at];
  return sum;
}

/**
 * Reads `weights.bin`: little-endian floats, for each question and each of its answers those of `Weights` in their order.
 * Faces are read in a thread of their own, which waits for it once.
 */
function loadWeights(): AllWeights {
  const file = readFileSync(new URL('./weights.bin', import.meta.url));
  const floats = new Float32Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  let at = 0;
  const take = (count: number) => {
    at += count;
    return floats.subarray(at - count, at);
  };
  const read = (answers: number, witnesses: number) =>
    Array.from({ length: answers }, () => ({
      bias: take(1)[0],
      witness: take(witnesses),
      impression: take(POOLED),
    }));
  const weights = {
    skin: read(1, 1),
    hairLength: read(ANSWERS.hairLength.length, ANSWERS.hairLength.length),
    hairForm: read(ANSWERS.hairForm.length, ANSWERS.hairForm.length),
    hairColour: read(ANSWERS.hairColour.length, ANSWERS.hairColour.length),
    facialHair: read(ANSWERS.facialHair.length, ANSWERS.facialHair.length),
  };
  if (at !== floats.length) throw new Error('weights of the second opinion do not fit its questions');
  return weights;
}
