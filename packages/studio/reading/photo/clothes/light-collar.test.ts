import { expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import type { HeadPatch } from '../regions/head-patch.ts';
import { hasLightCollar } from './light-collar.ts';

const SKIN: Rgb = [232, 186, 158];
const DARK: Rgb = [24, 25, 30];

/** A dark top that is open at the neck, where something of a colour shows. */
const openOver = (colour: Rgb): HeadPatch => ({
  yaw: 0,
  detail: 100,
  at: (x, y) => (y < 2.2 ? SKIN : Math.abs(x) < 0.35 ? colour : DARK),
});

it('sees a light shirt under dark clothes, also in warm light and in black and white', () => {
  expect(hasLightCollar(openOver([240, 240, 244]), SKIN)).toBe(true);
  expect(hasLightCollar(openOver([244, 226, 206]), SKIN)).toBe(true);
  expect(hasLightCollar(openOver([190, 190, 190]), [180, 180, 180])).toBe(true);
});

it('takes the skin of a bare neck for no shirt', () => {
  for (const shade of [1.05, 1, 0.9])
    expect(hasLightCollar(openOver([SKIN[0] * shade, SKIN[1] * shade, SKIN[2] * shade]), SKIN)).toBe(false);
});
