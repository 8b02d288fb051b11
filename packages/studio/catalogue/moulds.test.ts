import { describe, expect, it } from 'vitest';
import { hex } from '../colour.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import { type Group, rotation, turnVector } from '../sculpt/solid.ts';
import { HEADWEAR, HEADWEAR_ENTRIES } from './headwear/headwear.ts';
import { mouldThing, THINGS } from './things/catalogue.ts';

/** What groups cover in a coarse picture of `reach` units to each side: width, height, and both middles. */
function measure(groups: readonly Group[], reach: number) {
  const edge = 64;
  const { pixels } = renderSculptures([{ groups: groups }], {
    left: -reach,
    top: reach,
    width: edge,
    height: edge,
    pixelsPerUnit: edge / reach / 2,
    turn: [0, 0, 0],
  });
  let [left, right, top, bottom] = [edge, 0, edge, 0];
  for (let pixel = 0; pixel < edge * edge; pixel++) {
    if ((pixels[pixel * 4 + 3] ?? 0) < 128) continue;
    const [x, y] = [pixel % edge, Math.floor(pixel / edge)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const unit = (reach * 2) / edge;
  return {
    left: left * unit - reach,
    right: right * unit - reach,
    top: reach - top * unit,
    bottom: reach - bottom * unit,
  };
}

const numbersOf = (groups: readonly Group[]) =>
  groups
    .flat()
    .flatMap((solid) => [
      ...solid.at,
      ...solid.size,
      ...(solid.to ?? []),
      ...(solid.turn ?? []),
      ...solid.paint.colour,
    ]);

describe('accessory moulds', () => {
  it.each([...THINGS.keys()])('%s fills its unit and no more', (kind) => {
    const { groups, grip, size } = mouldThing(kind, undefined);
    const { left, right, top, bottom } = measure(groups, 1.2);
    const longest = Math.max(right - left, top - bottom);
    expect(longest).toBeGreaterThan(0.75);
    expect(longest).toBeLessThan(1.9);
    for (const edge of [left, right, top, bottom]) expect(Math.abs(edge)).toBeLessThan(1);
    expect(Math.max(...grip.map(Math.abs))).toBeLessThan(0.9);
    expect(size).toBeGreaterThan(0.2);
    expect(numbersOf(groups).every(Number.isFinite)).toBe(true);
    expect(groups.every((group) => group.length > 0 && !group[0]?.cutOut)).toBe(true);
    expect(groups.flat().length).toBeLessThanOrEqual(28);
  });

  it.each([...THINGS.keys()])('%s can be had in another colour', (kind) => {
    const green = hex('#12d93a');
    const paints = mouldThing(kind, green)
      .groups.flat()
      .map(({ paint }) => paint.colour.join());
    expect(paints).toContain(green.join());
  });

  it('plates what is tint in gold', () => {
    const paints = mouldThing('guitar', hex('#e0b13a'))
      .groups.flat()
      .map(({ paint }) => paint);
    expect(paints.some(({ metal, colour }) => metal && colour.join() === '224,177,58')).toBe(true);
  });
});

describe('headwear moulds', () => {
  it.each(HEADWEAR)('%s sits on the head', (kind) => {
    const groups = HEADWEAR_ENTRIES[kind].mould(undefined);
    const { left, right, top, bottom } = measure(groups, 5);
    expect(top).toBeGreaterThan(0.2);
    expect(top).toBeLessThan(4.2);
    expect(bottom).toBeLessThan(2.7);
    expect(left).toBeLessThan(-0.6);
    expect(right).toBeGreaterThan(0.6);
    expect(right - left).toBeLessThan(6);
    expect(numbersOf(groups).every(Number.isFinite)).toBe(true);
    expect(groups.flat().length).toBeLessThanOrEqual(28);
  });
});

describe('a fishing rod', () => {
  it('is held away from the body, its line before nobody’s face', () => {
    const { groups, grip, heldTurn = [0, 0, 0] } = mouldThing('fishing-rod', undefined);
    const turn = rotation(heldTurn);
    const [hand] = turnVector(turn, grip);
    const outer = groups.flat().map(({ at }) => turnVector(turn, at)[0] - hand);
    expect(Math.max(...outer)).toBeLessThan(0.2);
  });
});
