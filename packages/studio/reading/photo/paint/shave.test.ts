import { expect, it } from 'vitest';
import { css } from '../../../colour.ts';
import { LOOKS } from '../../../fixtures/looks.ts';
import { BEARD_GRID, placeOf } from '../beard/beard-coverage.ts';
import type { Looks } from '../looks.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import { mapLips } from './keep-lips.ts';
import { paintBeard } from './paint-beard.ts';
import { createPrintCanvas } from './print-canvas.ts';
import { shave } from './shave.ts';

const cells = BEARD_GRID.columns * BEARD_GRID.rows;
/** A beard on the jaw, far from the mouth. */
const coverage = {
  cover: Float32Array.from({ length: cells }, (_, cell) => (isJaw(placeOf(cell).x, placeOf(cell).y) ? 1 : 0)),
  tint: new Float32Array(cells * 3).fill(0.4),
  darker: new Float32Array(cells * 3).fill(0.3),
  paler: new Float32Array(cells * 3).fill(0.5),
};
const beard = { kind: 'full', colour: [60, 40, 30], coverage } satisfies Looks['beard'];
const JAW = { x: 0.85, y: 1 };
const LIP = { x: 0, y: 1.05 };
const CHEEK = { x: 0.8, y: 0.3 };
const lips = [
  { x: -0.3, y: 1.05 },
  { x: 0, y: 0.97 },
  { x: 0.3, y: 1.05 },
  { x: 0, y: 1.13 },
];

function isJaw(x: number, y: number): boolean {
  return x > 0.7 && x < 1 && y > 0.8 && y < 1.2;
}

type Painted = ReturnType<typeof createPrintCanvas>;

function pixelAt({ context }: Painted, { x, y }: { x: number; y: number }): number[] {
  const { halfWidth, top, perUnit } = FACE_PRINT;
  return [
    ...context.getImageData(Math.round((x + halfWidth) * perUnit), Math.round((y - top) * perUnit), 1, 1)
      .data,
  ];
}

function blackened(): Painted {
  const painted = createPrintCanvas();
  painted.context.fillStyle = '#000000';
  painted.context.fillRect(-2, -2, 4, 5);
  return painted;
}

const skin = [...LOOKS.skin, 255];

it('skin lies where the beard grew and around the mouth, and nowhere else', () => {
  const painted = blackened();
  shave(painted.context, beard, lips, LOOKS.skin, undefined);
  expect(pixelAt(painted, JAW)).toEqual(skin);
  expect(pixelAt(painted, LIP)).toEqual(skin);
  expect(pixelAt(painted, CHEEK)).toEqual([0, 0, 0, 255]);
});

it.each([
  ['where a beard grew', beard],
  ['where none was read', undefined],
])('what is kept stays %s', (_, grown) => {
  const painted = blackened();
  shave(painted.context, grown, lips, LOOKS.skin, mapLips(lips));
  expect(pixelAt(painted, LIP)).toEqual([0, 0, 0, 255]);
  expect(pixelAt(painted, { x: 0, y: 1.35 })).toEqual(skin);
});

it('skin that is laid over skin leaves no rim', () => {
  const painted = createPrintCanvas();
  painted.context.fillStyle = css(LOOKS.skin);
  painted.context.fillRect(-2, -2, 4, 5);
  shave(painted.context, beard, lips, LOOKS.skin, undefined);
  const { data } = painted.context.getImageData(0, 0, FACE_PRINT.width, FACE_PRINT.height);
  const off = data.map((value, at) => Math.abs(value - (skin[at % 4] ?? 0)));
  expect(off.reduce((most, own) => Math.max(most, own), 0)).toBeLessThan(4);
});

it('less of a beard is painted where the photo itself is printed, unless it is dyed', () => {
  const printed = [-1.1, 1.1].flatMap((x) => [
    { x, y: x * 1.4 + 0.6 },
    { x, y: 0.6 - x * 1.4 },
  ]);
  const opacity = (dyed: boolean, within: typeof printed | undefined) => {
    const painted = createPrintCanvas();
    paintBeard(painted.context, { ...beard, ...(dyed && { dyed }) }, LOOKS, within);
    return pixelAt(painted, JAW)[3] ?? 0;
  };
  expect(opacity(false, undefined)).toBeGreaterThan(220);
  expect(opacity(false, printed)).toBeLessThan(90);
  expect(opacity(true, printed)).toBe(opacity(true, undefined));
});
