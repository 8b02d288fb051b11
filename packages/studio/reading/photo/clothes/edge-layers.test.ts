import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { ClothAt } from './cloth-layers.ts';
import { readEdgeLayers } from './edge-layers.ts';

const CHEST = { left: -2.5, right: 2.5, top: 1, bottom: 3.8 };
const WHITE: Rgb = [235, 234, 238];
const BLACK: Rgb = [26, 25, 28];
const GREY: Rgb = [140, 141, 143];

const near = (colour: Rgb) => colour.map((value) => expect.closeTo(value, 3));

/** Strips of cloth next to a neck in a photo that ends at the throat, one colour near it and one farther out. */
const strips =
  (near: Rgb, far: Rgb): ClothAt =>
  (x, y) => {
    const aside = Math.abs(x);
    if (y < 1.6 || y > 2.1 || aside < 0.8 || aside > 1.6) return undefined;
    return aside < 1.1 ? near : far;
  };

it('sees a white shirt under something dark in narrow strips, and no shirt over it', () => {
  expect(readEdgeLayers(strips(WHITE, BLACK), CHEST)).toMatchObject({
    inner: near(WHITE),
    outer: near(BLACK),
  });
  expect(readEdgeLayers(strips(BLACK, WHITE), CHEST)).toBeUndefined();
  expect(readEdgeLayers(strips(WHITE, GREY), CHEST)).toBeUndefined();
  expect(readEdgeLayers(() => undefined, CHEST)).toBeUndefined();
});
