import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { probabilities } from '../../reading/photo/opinion/choose-answer.ts';
import { fit, outputsFor } from './fit.ts';

const random = createRandom(1);
const rows = Array.from({ length: 200 }, () => Float64Array.of(random() * 2 - 1, random() * 2 - 1));
const counts = rows.map(() => 1);

it('finds the line that numbers lie on', () => {
  const of = rows.map(([x = 0, y = 0]) => Float64Array.of(3 * x - 2 * y + 5));
  const [line] = fit(rows, { of, counts }, 'number', 1000);
  expect([...(line ?? [])]).toEqual([5, 3, -2].map((value) => expect.closeTo(value, 1)));
});

it('separates two kinds by their places', () => {
  const isRight = ([x = 0, y = 0]: Float64Array) => x + y > 0.3;
  const of = rows.map((row) => Float64Array.of(Number(!isRight(row)), Number(isRight(row))));
  const weights = fit(rows, { of, counts }, 'probabilities', 100);
  const right = rows.filter((row) => {
    const [left = 0, other = 0] = probabilities(outputsFor(weights, row));
    return other > left === isRight(row);
  });
  expect(right.length).toBeGreaterThan(190);
});
