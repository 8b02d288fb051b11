import { expect, it } from 'vitest';
import { combShades } from './comb-shades.ts';

const EDGE = 40;
const picture = (shade: (x: number, y: number) => number) =>
  Float32Array.from({ length: EDGE ** 2 * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return shade(pixel % EDGE, Math.floor(pixel / EDGE));
  });
/** How far shades differ from one place to the next in a direction, within the picture. */
function changes(shades: Float32Array, dx: number, dy: number): number {
  let sum = 0;
  for (let y = 8; y < EDGE - 8; y++)
    for (let x = 8; x < EDGE - 8; x++) {
      const at = (y * EDGE + x) * 3;
      sum += Math.abs((shades[at] ?? 0) - (shades[at + (dy * EDGE + dx) * 3] ?? 0));
    }
  return sum;
}
const noise = (x: number, y: number) => ((x * 7919 + y * 104729) % 17) / 17 - 0.5;

it('spots on strands become lines along them, and strands stay', () => {
  const strands = picture((x, y) => Math.sin(x - y) + noise(x, y));
  const combed = combShades(strands, EDGE);
  expect(changes(combed, 1, 1)).toBeLessThan(changes(strands, 1, 1) * 0.35);
  expect(changes(combed, 1, -1)).toBeGreaterThan(changes(strands, 1, -1) * 0.5);
});
