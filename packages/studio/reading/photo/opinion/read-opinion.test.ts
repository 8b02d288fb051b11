import { expect, it } from 'vitest';
import { LAYERS } from '../regions/head-model.ts';
import { ANSWERS, type Question } from './questions.ts';
import { readOpinion } from './read-opinion.ts';

function impressionOf(value: (at: number) => number) {
  const layer = ({ edge, depth }: (typeof LAYERS)['wide']) =>
    Float32Array.from({ length: edge ** 2 * depth }, (_, at) => value(at));
  return { wide: layer(LAYERS.wide), fine: layer(LAYERS.fine) };
}
const plain = readOpinion(impressionOf(() => 0));

it('counts the rules as a witness: the darker they read skin, the darker it is, and never off the scale', () => {
  expect(plain.skin(7)).toBeGreaterThan(plain.skin(3));
  const loud = readOpinion(impressionOf((at) => (at % 2 ? 900 : -900)));
  for (const step of [1, 5, 10]) {
    expect(loud.skin(step)).toBeGreaterThanOrEqual(1);
    expect(loud.skin(step)).toBeLessThanOrEqual(10);
  }
});

it('keeps the answer of the rules unless another is surer, and gives the same each time', () => {
  for (const question of Object.keys(ANSWERS) as Question[]) {
    const told = ANSWERS[question].map((rules) => plain.answer(question, rules));
    expect(ANSWERS[question]).toEqual(expect.arrayContaining([...new Set(told)]));
    expect(ANSWERS[question].map((rules) => plain.answer(question, rules))).toEqual(told);
  }
  expect(plain.answer('facialHair', 'none')).toBe('none');
});
