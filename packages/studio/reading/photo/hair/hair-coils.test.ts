import { expect, it } from 'vitest';
import { howCoiled, NO_TEXTURE, readTexture } from './hair-coils.ts';
import { followStrands } from './hair-strands.ts';

const HEAD = { left: -1.2, right: 1.2, top: -2, bottom: -0.2 };

/** The texture of a head of hair whose brightness changes so. */
function textureOf(light: (x: number, y: number) => number, top = HEAD.top) {
  const patch = {
    yaw: 0,
    detail: 100,
    at: (x: number, y: number): [number, number, number] => {
      const value = 50 * light(x, y);
      return [value, value, value];
    },
  };
  const isHair = (x: number, y: number) => Math.abs(x) < 1.2 && y > top && y < -0.2;
  return readTexture(patch, followStrands(patch, { isHair }).grain, HEAD);
}

const combed = (x: number, y: number) => 1 + 0.3 * Math.sin((x + 0.1 * y) * 40);
/** Turns as small as coils have, in no direction. */
const coily = (x: number, y: number) =>
  1 + 0.3 * Math.sin(x * 83 + 2 * Math.sin(y * 37)) * Math.sin(y * 79 + 2 * Math.sin(x * 41));

it('the texture of coils has grain in all directions, that of combed hair across its strands', () => {
  const [straight, coils] = [textureOf(combed), textureOf(coily)];
  expect(straight.knots).toBeLessThan(0.3);
  expect(straight.together).toBeGreaterThan(0.8);
  expect(coils.knots).toBeGreaterThan(0.55);
  expect(coils.together).toBeLessThan(straight.together - 0.3);
});

it('the texture of a strip of hair says nothing', () => {
  expect(textureOf(coily, -0.37)).toEqual(NO_TEXTURE);
});

it('coils are told sooner where hair is matt or stands out, later in bright light and coarse photos', () => {
  const facts = {
    texture: { knots: 0.6, together: 0.4 },
    onHead: { contrast: 0.1 },
    outline: { volume: 0.2 },
    light: 0.15,
    detail: 100,
  };
  const usual = howCoiled(facts);
  expect(howCoiled({ ...facts, onHead: { contrast: 0.05 } })).toBeGreaterThan(usual);
  expect(howCoiled({ ...facts, outline: { volume: 1.2 } })).toBeGreaterThan(usual);
  expect(howCoiled({ ...facts, light: 0.35 })).toBeLessThan(usual);
  const fine = { ...facts, light: 0.35, detail: 220 };
  expect(howCoiled(fine)).toBeGreaterThan(howCoiled({ ...fine, detail: 100 }));
  expect(howCoiled({ ...facts, detail: 55 })).toBeLessThan(usual);
});
