import { describe, expect, it } from 'vitest';
import { followStrands } from './hair-strands.ts';

const ALL = { left: -1.5, right: 1.5, top: -1, bottom: 3 };
/** Strands in a rectangle of hair whose brightness changes so. */
const strandsOf = (light: (x: number, y: number) => number) =>
  followStrands(
    {
      yaw: 0,
      detail: 100,
      at: (x, y) => {
        const value = 90 * light(x, y);
        return [value, value, value];
      },
    },
    { isHair: (x, y) => x > ALL.left && x < ALL.right && y > ALL.top && y < ALL.bottom },
  ).strandsIn(ALL);

const straight = (x: number, y: number) => 1 + 0.4 * Math.sin((x + 0.1 * y) * 35);
const wavy = (x: number, y: number) => 1 + 0.4 * Math.sin((x + 0.15 * Math.sin(y * 5)) * 35);
const curly = (x: number, y: number) => 1 + 0.4 * Math.sin((x + 0.15 * Math.sin(y * 11)) * 35);
/** Noise that changes from place to place. */
const noise = (x: number, y: number) => (Math.sin(x * 1237 + y * 3571) * 43758.5) % 1;

describe('strands', () => {
  it('keep their direction the less the more they curl', () => {
    const [none, some, most] = [strandsOf(straight), strandsOf(wavy), strandsOf(curly)];
    expect(none.steady).toBeGreaterThan(0.98);
    expect(none.order).toBeGreaterThan(0.95);
    expect(some.steady).toBeLessThan(none.steady - 0.05);
    expect(most.far).toBeLessThan(some.far - 0.3);
    expect(some.order).toBeLessThan(0.8);
  });

  it('are as straight in a grainy photo as in a smooth one', () => {
    const grainy = strandsOf((x, y) => straight(x, y) + 0.12 * noise(x, y));
    expect(grainy.steady).toBeGreaterThan(0.95);
    expect(grainy.order).toBeGreaterThan(0.85);
  });

  it('are faint where hair is even, and as many as there is hair', () => {
    const even = strandsOf(() => 1);
    expect(even.contrast).toBeLessThan(0.01);
    expect(even.area).toBeGreaterThan(10);
    expect(even.area).toBeLessThan(12);
    expect(strandsOf(straight).contrast).toBeGreaterThan(0.08);
  });
});
