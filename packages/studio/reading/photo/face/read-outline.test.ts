import { describe, expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { outlineUnderBeard, readOutline } from './read-outline.ts';

const CHIN = 1.7;
const DRAWN = { jaw: 0.9, jowl: 0.75, chinWidth: 0.42 };
const FACE = { ...DRAWN, cheek: 1.2 };

/** A face that is as wide as `widthAt` tells and ends at 1.7 below the eyes, before `behind`. */
const faceOf = (widthAt: (y: number) => number, behind: Region = 'background'): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (x, y) => (y < CHIN && Math.abs(x) < widthAt(y) ? 'face' : behind),
});

const square = () => 0.92;
const oval = (y: number) => 0.92 - Math.max(0, y - 0.9) * 0.5;
const pointed = (y: number) => 0.92 - Math.max(0, y - 0.9) * 0.8;

it('tells a square face from a pointed one of the same mesh', () => {
  const [broad, narrow] = [square, pointed].map((form) => readOutline(faceOf(form), FACE, CHIN, 0));
  expect(broad?.jowl).toBeGreaterThan((narrow?.jowl ?? 0) + 0.15);
  expect(broad?.chinWidth).toBeGreaterThan((narrow?.chinWidth ?? 0) + 0.05);
});

it('follows the mesh where hair covers both sides, and in a turned face where it covers one', () => {
  const narrow = (behind: Region) => faceOf(() => 0.4, behind);
  expect(readOutline(narrow('hair'), FACE, CHIN, 0)).toEqual(DRAWN);
  expect(readOutline(undefined, FACE, CHIN, 0)).toEqual(DRAWN);
  const half: HeadRegions = {
    ...narrow('background'),
    at: (x, y) => narrow(x < 0 ? 'hair' : 'background').at(x, y),
  };
  expect(readOutline(half, FACE, CHIN, 0.4)).toEqual(DRAWN);
  expect(readOutline(half, FACE, CHIN, 0).jowl).toBeLessThan(DRAWN.jowl - 0.05);
});

it('is as wide as the face shows between hair on both sides', () => {
  const bare = readOutline(faceOf(square), FACE, CHIN, 0);
  expect(bare.jowl).toBeGreaterThan(DRAWN.jowl + 0.02);
  expect(readOutline(faceOf(square, 'hair'), FACE, CHIN, 0).jowl).toBe(bare.jowl);
});

it('does not take a neck of the colour of the face for a jaw', () => {
  const neck = readOutline(
    faceOf(() => 1.6),
    FACE,
    CHIN,
    0,
  );
  for (const key of ['jaw', 'jowl', 'chinWidth'] as const)
    expect(neck[key], key).toBeLessThan(DRAWN[key] + 0.11);
});

it('finds the chin between that of the mesh and a double chin', () => {
  const double: HeadRegions = { ...faceOf(oval), at: (x, y) => faceOf(oval).at(x, y - 0.15) };
  const single = readOutline(faceOf(oval), FACE, CHIN, 0);
  expect(readOutline(double, FACE, CHIN, 0).jowl).toBeGreaterThan(single.jowl);
});

it('is not broader below than at the cheeks', () => {
  const { jaw, jowl } = readOutline(undefined, { jaw: 1.1, jowl: 1.1, chinWidth: 0.5, cheek: 1 }, CHIN, 0);
  expect(jaw).toBeLessThan(1);
  expect(jowl).toBeLessThan(jaw);
});

describe('under a full beard', () => {
  const keys = ['jaw', 'jowl', 'chinWidth'] as const;

  it('lies inside what the mesh has for the border of the face', () => {
    const under = outlineUnderBeard(undefined, FACE, CHIN);
    for (const key of keys) expect(under[key], key).toBeLessThan(FACE[key]);
  });

  it('is broader where the photo shows a broader beard, and not by the hair of the head', () => {
    const [narrow, broad] = [pointed, () => 1].map((form) => outlineUnderBeard(faceOf(form), FACE, CHIN));
    expect(broad?.jowl).toBeGreaterThan((narrow?.jowl ?? 1) + 0.05);
    const longHair: HeadRegions = {
      ...faceOf(square),
      at: (x) => (Math.abs(x) < 0.7 ? 'face' : Math.abs(x) < 1.6 ? 'hair' : 'background'),
    };
    expect(outlineUnderBeard(longHair, FACE, CHIN)).toEqual(outlineUnderBeard(undefined, FACE, CHIN));
  });
});
