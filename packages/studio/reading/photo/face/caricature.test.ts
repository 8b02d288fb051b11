import { expect, it } from 'vitest';
import { exaggerate, type FaceMeasures, opennessOf, reshape, sizeOf } from './caricature.ts';

const LONG: FaceMeasures = {
  chin: 1.9,
  mouth: 1.15,
  noseTip: 0.64,
  noseBase: 0.76,
  cheek: 1.05,
  jaw: 0.82,
  chinWidth: 0.44,
  noseWidth: 0.33,
  mouthWidth: 0.38,
  gap: 0.04,
  smile: 0.03,
  noseDepth: 0.52,
};

it('makes a long, narrow face longer and narrower, and leaves the mean one', () => {
  const drawn = exaggerate(LONG);
  for (const key of ['chin', 'mouth', 'noseTip', 'noseWidth', 'mouthWidth'] as const)
    expect(drawn[key], key).toBeGreaterThan(LONG[key]);
  for (const key of ['cheek', 'jaw', 'chinWidth'] as const) expect(drawn[key], key).toBeLessThan(LONG[key]);
  const mean = exaggerate({ ...LONG, chin: 1.74 });
  expect(mean.chin).toBeCloseTo(1.74);
});

it('draws the heights of a small face further, and its widths as far as before', () => {
  const short = { ...LONG, chin: 1.62, mouth: 0.95, noseTip: 0.5, noseBase: 0.6 };
  const [usual, small] = [exaggerate(short), exaggerate(short, undefined, 1)];
  for (const key of ['chin', 'mouth', 'noseTip', 'noseBase'] as const)
    expect(small[key], key).toBeLessThan(usual[key]);
  expect(small.cheek).toBe(usual.cheek);
});

it('keeps a mesh gone wrong within what looks well', () => {
  const drawn = exaggerate({ ...LONG, chin: 9, jaw: 0.01, mouthWidth: 3 });
  expect(drawn.chin).toBeLessThan(2.2);
  expect(drawn.jaw).toBeGreaterThan(0.7);
  expect(drawn.mouthWidth).toBeLessThan(0.5);
});

it('moves chin, corners of the mouth and cheeks to their new places, and leaves the eyes', () => {
  const to = exaggerate(LONG);
  const [chin, corner, cheek, eye, brow] = reshape(
    [
      { x: 0, y: LONG.chin },
      { x: LONG.mouthWidth, y: LONG.mouth },
      { x: -LONG.cheek, y: 0.2 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: -0.3 },
    ],
    LONG,
    to,
  );
  expect(chin?.y).toBeCloseTo(to.chin);
  expect(corner?.y).toBeCloseTo(to.mouth, 1);
  expect(corner?.x).toBeGreaterThan(LONG.mouthWidth);
  expect(cheek?.x).toBeCloseTo(-to.cheek, 2);
  expect(eye?.x).toBeCloseTo(0.5, 1);
  expect(brow).toMatchObject({ y: -0.3 });
});

it('lifts the corners of a closed smile against its middle', () => {
  const [upper, lower] = reshapeLips(LONG);
  expect((upper + lower) / 2).toBeGreaterThan(LONG.smile * 1.15);
});

it('closes the lips of a grin a little, and leaves its corners', () => {
  const grin = { ...LONG, gap: 0.22, smile: 0.08 };
  const [upper, lower] = reshapeLips(grin);
  expect(lower - upper).toBeLessThan(grin.gap * 0.92);
  expect(lower - upper).toBeGreaterThan(grin.gap * 0.6);
  expect((upper + lower) / 2).toBeLessThan(grin.smile * 1.05);
});

/** How far the lips of a face with the measures `from` lie below the corners of its mouth once it is drawn. */
function reshapeLips(from: FaceMeasures): [upper: number, lower: number] {
  const places = [
    { x: from.mouthWidth, y: from.mouth },
    { x: 0, y: from.mouth + from.smile - from.gap / 2 },
    { x: 0, y: from.mouth + from.smile + from.gap / 2 },
  ];
  const [corner, upper, lower] = reshape(places, from, exaggerate(from));
  if (!corner || !upper || !lower) throw new Error('The mouth is lost.');
  return [upper.y - corner.y, lower.y - corner.y];
}

it('makes no open mouth wider, and a broad calm one hardly', () => {
  const widthOf = (mouthWidth: number, gap: number) => exaggerate({ ...LONG, mouthWidth, gap }).mouthWidth;
  expect(widthOf(0.34, 0.2)).toBeCloseTo(0.34);
  expect(widthOf(0.42, 0.2)).toBeLessThan(0.42);
  expect(widthOf(0.43, 0)).toBeLessThan(0.42);
  expect(widthOf(0.43, 0)).toBeGreaterThan(widthOf(0.41, 0));
});

it('opens a mouth the further the wider it is open, without a step', () => {
  const gapOf = (gap: number) => exaggerate({ ...LONG, gap }).gap;
  for (let gap = 0; gap < 0.5; gap += 0.005) {
    expect(gapOf(gap + 0.005)).toBeGreaterThan(gapOf(gap));
    expect(gapOf(gap + 0.005) - gapOf(gap)).toBeLessThan(0.01);
  }
  expect([0.03, 0.5].map((gap) => opennessOf({ gap }))).toEqual([0, 1]);
});

it('makes a calm mouth friendly, and leaves a sour one sour', () => {
  const smileOf = (smile: number) => exaggerate({ ...LONG, smile }).smile;
  expect(smileOf(0)).toBeGreaterThan(0.02);
  expect(smileOf(-0.06)).toBeLessThan(-0.03);
  expect(smileOf(0.08)).toBeGreaterThan(0.1);
  for (let smile = -0.12; smile < 0.14; smile += 0.01)
    expect(smileOf(smile + 0.01)).toBeGreaterThan(smileOf(smile));
});

it('keeps closed lips closed, and does not open a shout any further than a laugh', () => {
  expect(exaggerate({ ...LONG, gap: 0.01 }).gap).toBeCloseTo(0.01);
  expect(exaggerate({ ...LONG, gap: 0.5 }).gap - 0.5).toBeLessThan(0.03);
});

it('finds a face small whose chin, cheeks and nose lie close to its eyes', () => {
  const small = sizeOf({ ...LONG, chin: 1.6, cheek: 1.02, noseBase: 0.62 });
  expect(small).toBeLessThan(-0.05);
  expect(sizeOf(LONG)).toBeGreaterThan(small + 0.08);
});
