import { expect, it } from 'vitest';
import { layOutRelief, measured, measureRelief, type Relief, reliefLength } from './relief.ts';

const EDGE = 201;
const HALF = 2;

/** A relief whose squared depth at x, y is what `square` says. */
function reliefOf(square: (x: number, y: number) => number): Relief {
  const place = (index: number) => (index / (EDGE - 1)) * 2 * HALF - HALF;
  const map = Float32Array.from({ length: EDGE * EDGE }, (_, at) =>
    square(place(at % EDGE), -place(Math.floor(at / EDGE))),
  );
  return { columns: EDGE, rows: EDGE, centre: [0, 0], half: [HALF, HALF], front: map, back: map };
}

/** Measures the distance to a relief, and the direction in which it grows. */
function measurer(relief: Relief) {
  const numbers = new Float64Array(reliefLength(relief));
  layOutRelief(relief, numbers, 0);
  return (x: number, y: number, z: number) => {
    measureRelief(numbers, 0, HALF, x, y, z);
    const [distance, ...normal] = measured;
    return { distance, normal };
  };
}

const ball = reliefOf((x, y) => 1 - x * x - y * y);

it.each([
  [0, 0, 1.1],
  [0.6, 0.3, 0.8],
  [0.5, -0.7, -0.6],
  [1.02, 0, 0.1],
  [0, 1.05, 0],
])('a relief measures the distance to a ball near its surface: %d, %d, %d', (x, y, z) => {
  const { distance, normal } = measurer(ball)(x, y, z);
  const out = Math.hypot(x, y, z);
  expect(distance).toBeCloseTo(out - 1, 1);
  for (const [axis, place] of [x, y, z].entries()) expect(normal[axis]).toBeCloseTo(place / out, 1);
});

it('a relief never says that its ball is further away than it is, so that no ray passes through', () => {
  const measure = measurer(ball);
  for (let x = -2; x <= 2; x += 0.23) {
    for (let y = -2; y <= 2; y += 0.23) {
      for (let z = -2; z <= 2; z += 0.23) {
        const away = Math.hypot(x, y, z) - 1;
        if (away > 0) expect(measure(x, y, z).distance).toBeLessThanOrEqual(away + 0.02);
      }
    }
  }
});

it('a relief has a front and a back of its own', () => {
  const measure = measurer({ ...ball, back: ball.back.map((square) => square / 4) });
  expect(measure(0, 0, 0.9).distance).toBeLessThan(0);
  expect(measure(0, 0, -0.9).distance).toBeGreaterThan(0);
});

it('a relief is nothing beyond the edge of its maps', () => {
  expect(measurer(reliefOf(() => 1))(3, 0, 0).distance).toBeGreaterThan(0.9);
});
