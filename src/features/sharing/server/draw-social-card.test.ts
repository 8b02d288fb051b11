import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSocialCard } from './draw-social-card.ts';

const RED = { r: 220, g: 30, b: 30 };
const GREEN = { r: 30, g: 160, b: 60 };

it.each([
  { shape: 'square', width: 1024, height: 1024 },
  { shape: 'tall', width: 300, height: 900 },
  { shape: 'wide', width: 1600, height: 400 },
  { shape: 'small', width: 64, height: 64 },
])(
  'social card shows a $shape picture whole, and fills the rest with its surroundings',
  async ({ width, height }) => {
    const frame = Math.ceil(Math.min(width, height) / 8);
    const inner = {
      width: width - 2 * frame,
      height: height - 2 * frame,
      channels: 3,
      background: GREEN,
    } as const;
    const picture = await sharp({ create: inner })
      .extend({ top: frame, bottom: frame, left: frame, right: frame, background: RED })
      .png()
      .toBuffer();
    const card = sharp(await drawSocialCard(picture));
    expect(await card.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const { data } = await card.raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
    const scale = Math.min(1200 / width, 630 / height);
    const [shownWidth, shownHeight] = [width * scale, height * scale];
    const [left, top] = [(1200 - shownWidth) / 2, (630 - shownHeight) / 2];
    const edge = (frame * scale) / 2;
    const isRed = ([r = 0, g = 0]: number[]) => r > 150 && g < 90;
    expect(at(600, 315)[1]).toBeGreaterThan(120);
    expect(isRed(at(600, Math.round(top + edge)))).toBe(true);
    expect(isRed(at(600, Math.round(top + shownHeight - edge)))).toBe(true);
    expect(isRed(at(Math.round(left + edge), 315))).toBe(true);
    expect(isRed(at(Math.round(left + shownWidth - edge), 315))).toBe(true);
    for (const x of [0, 1199]) for (const y of [0, 629]) expect(Math.max(...at(x, y))).toBeGreaterThan(100);
  },
);
