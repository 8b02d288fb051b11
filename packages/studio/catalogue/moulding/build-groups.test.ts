import { describe, expect, it } from 'vitest';
import { hex } from '#colour.ts';
import { buildGroups } from './build-groups.ts';
import { mixPaint } from './paints.ts';
import { type Part, points } from './part.ts';

const build = (...parts: Part[]) => buildGroups({ parts }, undefined);
const places = (...parts: Part[]) =>
  build(...parts)
    .flat()
    .map(({ at }) => at.map((value) => Math.round(value * 100) + 0));

describe('the parts of a thing', () => {
  it('are a hundredth as large in the toy', () => {
    expect(build({ box: 'steel', at: [10, 20, 30], size: [1, 2, 3], round: 4 })).toMatchObject([
      [{ shape: 'box', at: [0.1, 0.2, 0.3], size: [0.01, 0.02, 0.03], round: 0.04 }],
    ]);
  });

  it('have the forms that their names say', () => {
    const at = [0, 0, 0] as const;
    const solids = build(
      { ball: 'steel', at, size: 5 },
      { cylinder: 'steel', at, radius: 5, half: 2 },
      { disc: 'steel', at, radius: 5, half: 2 },
      { hoop: 'steel', at, radius: 5, thick: 2, turn: 30 },
      { ring: 'steel', at, radius: 5, thick: 2 },
      { limb: 'steel', from: at, to: [0, 10, 0], radius: [5, 2] },
    ).flat();
    expect(solids.map(({ shape, size, turn }) => [shape, size, turn?.map((angle) => angle + 0)])).toEqual([
      ['ellipsoid', [0.05, 0.05, 0.05], [0, 0, 0]],
      ['cylinder', [0.05, 0.02, 0], [0, 0, 0]],
      ['cylinder', [0.05, 0.02, 0], [90, 0, 0]],
      ['torus', [0.05, 0.02, 0], [0, 0, 30]],
      ['torus', [0.05, 0.02, 0], [90, 0, 0]],
      ['capsule', [0.05, 0.02, 0], undefined],
    ]);
  });

  it('join those before them softly, or are cut out of them', () => {
    const ball = { ball: 'steel', at: [0, 0, 0], size: 5 } as const;
    const [first, second] = build(ball, { ...ball, soft: 3 }, { ...ball, cut: 0 }, ball);
    expect(first?.map(({ blend, cutOut }) => [blend, cutOut])).toEqual([
      [0, undefined],
      [0.03, undefined],
      [0, true],
    ]);
    expect(second).toHaveLength(1);
  });

  it('stand in a row, around a hub, and on both sides', () => {
    const ball = { ball: 'steel', at: [10, 20, 0], size: 5 } as const;
    expect(places({ ...ball, step: [5, 0, 0] })).toEqual([
      [10, 20, 0],
      [15, 20, 0],
    ]);
    expect(places({ ...ball, count: 3, step: [0, -5, 1] })).toEqual([
      [10, 20, 0],
      [10, 15, 1],
      [10, 10, 2],
    ]);
    expect(places({ ...ball, count: 4, spin: 90, hub: [10, 10] })).toEqual([
      [10, 20, 0],
      [0, 10, 0],
      [10, 0, 0],
      [20, 10, 0],
    ]);
    expect(places({ ...ball, mirror: 'x' })).toEqual([
      [-10, 20, 0],
      [10, 20, 0],
    ]);
    expect(places({ ...ball, mirror: 'y', step: [5, 0, 0] })).toHaveLength(4);
  });

  it('turn with their copies', () => {
    const wing: Part = { ball: 'steel', at: [10, 0, 0], size: [5, 1, 1], turn: [10, 20, 30] };
    const turns = (part: Part) =>
      build(part)
        .flat()
        .map(({ turn }) => turn);
    expect(turns({ ...wing, mirror: 'x' })).toEqual([
      [10, -20, -30],
      [10, 20, 30],
    ]);
    expect(turns({ ...wing, mirror: 'z' })).toEqual([
      [-10, -20, 30],
      [10, 20, 30],
    ]);
    expect(turns({ ...wing, spin: 45 })).toEqual([
      [10, 20, 30],
      [10, 20, 75],
    ]);
  });

  it('follow a path, with a radius at each place and soft bends', () => {
    const path = points([0, 0, 0], [0, 10, 0], [10, 10, 0]);
    const limbs = build({ limb: 'steel', path, radius: [5, 2, 1], bend: 3 }).flat();
    expect(limbs).toMatchObject([
      { at: [0, 0, 0], to: [0, 0.1, 0], size: [0.05, 0.02, 0], blend: 0 },
      { at: [0, 0.1, 0], to: [0.1, 0.1, 0], size: [0.02, 0.01, 0], blend: 0.03 },
    ]);
    const soft = build({ ball: 'steel', at: [0, 0, 0], size: 5 }, { limb: 'steel', path, radius: 2, soft: 4 });
    expect(soft.map((group) => group.map(({ blend }) => blend))).toEqual([[0, 0.04, 0.04]]);
  });

  it('stand at several places', () => {
    const ball = { ball: 'steel', at: points([10, 20, 0], [5, 0, 1]), size: 5 } as const;
    expect(places(ball)).toEqual([
      [10, 20, 0],
      [5, 0, 1],
    ]);
    expect(places({ ...ball, mirror: 'x' })).toHaveLength(4);
  });

  it('are two black eyes that look at the viewer', () => {
    expect(places({ eyes: 3, at: [10, 20, 30] })).toEqual([
      [-10, 20, 30],
      [10, 20, 30],
    ]);
  });
});

describe('a paint', () => {
  const green = hex('#12d93a');
  const named = { fur: 'tint #8b8e96 70', dark: 'fur darker 50%' };
  const mix = (written: string, tint = green) => mixPaint(written, named, tint);

  it.each([
    ['#d92b2b', { colour: hex('#d92b2b'), gloss: 0.5 }],
    ['#d92b2b 90', { colour: hex('#d92b2b'), gloss: 0.9 }],
    ['metal #c9ced6', { colour: hex('#c9ced6'), gloss: 0.9, metal: true }],
    ['vinyl #d92b2b', { colour: hex('#d92b2b'), gloss: 0.5, translucent: 0.8 }],
    ['white 20', { colour: hex('#f8f5ec'), gloss: 0.2 }],
    ['fur', { colour: green, gloss: 0.7 }],
    ['tint steel', { colour: green, gloss: 0.9 }],
    ['tint steel 40', { colour: green, gloss: 0.4 }],
    ['tint tulle #f8f6f1 35', { colour: green, gloss: 0.35, translucent: 0.9 }],
    ['tint darker 50% #d92b2b 40', { colour: [13, 111.5, 38], gloss: 0.4 }],
    ['plated brass', { colour: green, gloss: 0.9, metal: true }],
    ['dark', { colour: [13, 111.5, 38], gloss: 0.5 }],
    ['fur lighter 50% 30', { colour: [136.5, 236, 156.5], gloss: 0.3 }],
  ])('%s is mixed', (written, paint) => {
    expect(mix(written)).toEqual(paint);
  });

  it('has its own colour until another is wished for', () => {
    expect(mixPaint('tint steel 40', {}, undefined)).toEqual(mixPaint('steel', {}, undefined));
    expect(mixPaint('fur', named, undefined).colour).toEqual(hex('#8b8e96'));
    expect(mixPaint('tint darker 50% #d92b2b', {}, undefined).colour).toEqual(hex('#d92b2b'));
  });

  it.each(['furr', 'Fur', 'fur darker 50', '#d92'])('%s is none', (written) => {
    expect(() => mix(written)).toThrow(written);
  });
});
