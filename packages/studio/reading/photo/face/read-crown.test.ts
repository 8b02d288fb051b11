import { describe, expect, it } from 'vitest';
import type { HeadRegions, Region } from '../regions/head-regions.ts';
import { USUAL_CROWN } from './frontal-face.ts';
import { readCrown } from './read-crown.ts';

/** A head that is held straight. */
const STRAIGHT = 0.08;

/** A head that ends so high above the eyes, with something above it. */
const head = (height: number, own: Region, above: Region | 'edge' = 'background'): HeadRegions => ({
  eyes: [
    { x: -0.5, y: 0 },
    { x: 0.5, y: 0 },
  ],
  at: (_, y) => (y > -height ? own : above === 'edge' ? undefined : above),
});

describe('the crown', () => {
  it('of a bald head is where the head ends, and below thick hair', () => {
    expect(readCrown(head(1.7, 'face'), true, STRAIGHT)).toBeGreaterThan(
      readCrown(head(1.55, 'face'), true, STRAIGHT) + 0.08,
    );
    expect(readCrown(head(1.8, 'hair'), false, STRAIGHT)).toBeLessThan(
      readCrown(head(1.8, 'face'), true, STRAIGHT),
    );
  });

  it('lies the nearer below the hair the less of that shows above the forehead', () => {
    const shaven = (hairline: number): HeadRegions => ({
      ...head(1.6, 'hair'),
      at: (_, y) => (y > -hairline ? 'face' : y > -1.7 ? 'hair' : 'background'),
    });
    const crowns = [1.6, 1.4, 1, 0.6].map((hairline) => readCrown(shaven(hairline), false, STRAIGHT));
    expect(crowns[0]).toBeGreaterThan((crowns[1] ?? 0) + 0.03);
    expect(crowns[1]).toBeGreaterThan((crowns[2] ?? 0) + 0.03);
    expect(crowns[2]).toBe(crowns[3]);
  });

  it('lies higher than it looks on a head that leans back, and lower on one that is bent forward', () => {
    const at = (pitch: number) => readCrown(head(1.6, 'face'), true, pitch);
    expect(at(STRAIGHT - 0.1)).toBeGreaterThan(at(STRAIGHT) + 0.05);
    expect(at(STRAIGHT + 0.1)).toBeLessThan(at(STRAIGHT) - 0.05);
  });

  it('keeps within what heads have', () => {
    expect(readCrown(head(3, 'hair'), false, STRAIGHT)).toBeLessThan(1.8);
    expect(readCrown(head(0.9, 'face'), true, STRAIGHT)).toBeGreaterThan(1.45);
  });

  it.each([
    ['under a hat', head(1, 'face', 'thing')],
    ['cut by the photo', head(1.2, 'hair', 'edge')],
    ['of which nothing is known', undefined],
  ])('%s is the usual one', (_, regions) => {
    expect(readCrown(regions, false, STRAIGHT)).toBe(USUAL_CROWN);
  });
});
