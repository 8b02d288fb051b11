import { expect, it } from 'vitest';
import { exaggerate, type FaceMeasures, reshape, sizeOf } from './caricature.ts';

const LONG: FaceMeasures = {
  chin: 1.9,
  mouth: 1.15,
  noseTip: 0.64,
  noseBase: 0.76,
  cheek: 1.05,
  jaw: 0.82,
  chinWidth: 0.44,
  noseWidth: 0.33,
  mouthWidth: 0.4,
  gap: 0.1,
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

it('lifts the corners of a smile against its middle, and opens lips that are open', () => {
  const to = exaggerate(LONG);
  const places = [
    { x: LONG.mouthWidth, y: LONG.mouth },
    { x: 0, y: LONG.mouth + LONG.smile - LONG.gap / 2 },
    { x: 0, y: LONG.mouth + LONG.smile + LONG.gap / 2 },
  ];
  const [corner, upper, lower] = reshape(places, LONG, to);
  if (!corner || !upper || !lower) throw new Error('The mouth is lost.');
  expect((upper.y + lower.y) / 2 - corner.y).toBeGreaterThan(LONG.smile * 1.15);
  expect(lower.y - upper.y).toBeGreaterThan(LONG.gap * 1.05);
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
