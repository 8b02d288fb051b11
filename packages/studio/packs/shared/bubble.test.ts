import { describe, expect, it } from 'vitest';
import type { Bubble } from './bubble.ts';
import { roomIn, topOf } from './bubble.ts';
import { FILLED } from './place-sculptures.ts';

const bubble = (x: number, width: number, height: number): Bubble => ({
  box: { x, y: 408, width, height },
  radius: 50,
  depth: 64,
  dome: 0.3,
  ripple: 0,
  tint: [1, 1, 1],
});

describe('room in a bubble', () => {
  it.each([
    { x: 300, width: 156, height: 430 },
    { x: 1080, width: 156, height: 430 },
    { x: 896, width: 340, height: 140 },
    { x: 896, width: 340, height: 430 },
  ])('ends before the slanting walls: $width x $height at $x', ({ x, width, height }) => {
    const top = topOf(bubble(x, width, height));
    const room = roomIn(bubble(x, width, height));
    const [spareX, spareY] = [(room.width * (1 - FILLED)) / 2, (room.height * (1 - FILLED)) / 2];
    expect(room.x + spareX).toBeGreaterThanOrEqual(top.x);
    expect(room.y + spareY).toBeGreaterThanOrEqual(top.y);
    expect(room.x + room.width - spareX).toBeLessThanOrEqual(top.x + top.width);
    expect(room.y + room.height - spareY).toBeLessThanOrEqual(top.y + top.height);
  });
});
