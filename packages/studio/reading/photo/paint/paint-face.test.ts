import { beforeAll, describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { drawPortrait } from '../../../fixtures/draw-portrait.ts';
import { EXPRESSIONS } from '../../../look/vocabulary.ts';
import { coverageOfForm } from '../beard/form-coverage.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { type FaceReading, readFaceFromPhoto } from '../read-face.ts';
import type { FaceWishes } from './face-wishes.ts';
import { paintFace } from './paint-face.ts';

describe('a face is painted from what was read', () => {
  let reading: FaceReading;
  beforeAll(async () => {
    reading = await readFaceFromPhoto(await drawPortrait({ seed: 2, width: 600, height: 750 }));
  });

  const layers = () => {
    const { face } = reading;
    if (!face) throw new Error('The drawn portrait has no face.');
    return face;
  };
  const paint = (wishes: Partial<FaceWishes> = {}) =>
    paintFace(layers(), reading.looks.skin, { looks: reading.looks, ...wishes });
  const colourAt = (pixels: Uint8ClampedArray, { x, y }: Point): Rgb => {
    const { width, halfWidth, top, perUnit } = FACE_PRINT;
    const at = (Math.round((y - top) * perUnit) * width + Math.round((x + halfWidth) * perUnit)) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };

  it('again and again without wear', () => {
    const first = paint().pixels;
    paint({ expression: 'laugh', looks: { ...reading.looks, skin: [60, 40, 30] }, eyes: [80, 130, 180] });
    expect(paint().pixels).toEqual(first);
  });

  it('with eyes of another colour', () => {
    const iris = layers().inks.irises[0];
    const below = { x: iris.x, y: iris.y + 0.06 };
    const [red, , blue] = colourAt(paint({ eyes: [60, 110, 190] }).pixels, below);
    expect(blue).toBeGreaterThan(red + 40);
  });

  it('on another skin, and paler lips are not left on it', () => {
    const dark: Rgb = [70, 46, 36];
    const { pixels } = paint({ looks: { ...reading.looks, skin: dark } });
    for (const [channel, value] of colourAt(pixels, { x: 0, y: -0.7 }).entries())
      expect(Math.abs(value - (dark[channel] ?? 0))).toBeLessThan(12);
  });

  it('shaven, with the mouth of the photo', () => {
    const face = layers();
    const clear = {
      ...face,
      clarity: { ...face.clarity, mouth: 1 },
      inks: { ...face.inks, mouth: 'closed' },
    } as const;
    const coverage = coverageOfForm('goatee', reading.looks.shape);
    const [own, shaven] = [
      {},
      { shaved: { beard: { kind: 'goatee', colour: [50, 40, 30], coverage } } },
    ] as const;
    const [photo, print] = [own, shaven].map(
      (wishes) =>
        paintFace(clear, reading.looks.skin, { looks: { ...reading.looks, beard: undefined }, ...wishes })
          .pixels,
    );
    // The ends of the line between the lips are not where a drawn mouth has them.
    for (const end of [0, face.features.mouth.length / 2]) {
      const { x = 0, y = 0 } = face.features.mouth[end] ?? {};
      const inwards = { x: x * 0.9, y };
      for (const [channel, value] of colourAt(print ?? photo, inwards).entries())
        expect(Math.abs(value - (colourAt(photo ?? print, inwards)[channel] ?? 0))).toBeLessThan(25);
    }
  });

  it.each(EXPRESSIONS.map(({ id }) => id))('with the expression %s', (expression) => {
    expect(paint({ expression }).pixels).not.toEqual(paint().pixels);
  });

  it('laughs with white teeth above a tongue, and winks with one eye', () => {
    const { mouth } = layers().features;
    const [left, right] = [mouth[0], mouth[10]];
    const middle = { x: ((left?.x ?? 0) + (right?.x ?? 0)) / 2, y: ((left?.y ?? 0) + (right?.y ?? 0)) / 2 };
    const laugh = paint({ expression: 'laugh' }).pixels;
    const down = Array.from({ length: 40 }, (_, step) =>
      colourAt(laugh, { ...middle, y: middle.y - 0.1 + step * 0.01 }),
    );
    const teeth = down.findIndex((colour) => Math.min(...colour) > 220);
    const tongue = down.findIndex(([red, green]) => red > 190 && green < 130);
    expect(teeth).toBeGreaterThan(-1);
    expect(tongue).toBeGreaterThan(teeth);
    const [open, shut] = layers().inks.irises;
    const wink = paint({ expression: 'wink' }).pixels;
    expect(Math.min(...colourAt(wink, { ...open, x: open.x - 0.01 }))).toBeLessThan(40);
    expect(Math.min(...colourAt(wink, { x: shut.x, y: shut.y - 0.06 }))).toBeGreaterThan(90);
  });
});
