import { describe, expect, it } from 'vitest';
import { USUAL_SHAPE } from '../reading/photo/face/frontal-face.ts';
import type { Decal, Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { fitCrown } from './fit-crown.ts';

const paint: Paint = { colour: [90, 60, 40], gloss: 0.5 };
const ellipsoid: Solid = { shape: 'ellipsoid', at: [0, 0.4, 0], size: [1.2, 1.5, 1.3], paint };
const top = (groups: readonly Group[]) => Math.max(...groups.flat().map(({ at, size }) => at[1] + size[1]));

describe('hair and headwear on another crown', () => {
  it('stay as they are moulded on a usual one', () => {
    const [[solid] = []] = fitCrown([[ellipsoid]], USUAL_SHAPE.crown);
    expect(solid?.at[1]).toBeCloseTo(ellipsoid.at[1]);
    expect(solid?.size[1]).toBeCloseTo(ellipsoid.size[1]);
  });

  it('end lower on a low crown', () => {
    expect(top([[ellipsoid]]) - top(fitCrown([[ellipsoid]], 1.55))).toBeCloseTo(0.31, 1);
  });

  it('end below the brows where they did, cut as they were', () => {
    const cut: Solid = { shape: 'box', at: [0, 0.4, 0], size: [2, 1.5, 2], paint, cutOut: true };
    const [[fitted] = []] = fitCrown([[cut]], 1.55);
    expect((fitted?.at[1] ?? 0) - (fitted?.size[1] ?? 0)).toBeCloseTo(0.4 - 1.5);
    expect(top([[cut]]) - top(fitCrown([[cut]], 1.55))).toBeGreaterThan(0.25);
  });

  it('end in one line where slanted cuts meet', () => {
    const cut = (x: number, y: number, degrees: number): Solid => {
      const turned = (degrees * Math.PI) / 180;
      const at: Vector = [x + Math.sin(turned) * 0.5, y - Math.cos(turned) * 0.5, 1.4];
      return { shape: 'box', at, size: [0.2, 0.5, 1.3], turn: [0, 0, degrees], paint, cutOut: true };
    };
    const endOf = ({ at, size, turn = [0, 0, 0] }: Solid, side: -1 | 1) => {
      const turned = (turn[2] * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
      return [at[0] - sin * size[1] + side * cos * size[0], at[1] + cos * size[1] + side * sin * size[0]];
    };
    // The first rises to the place where the second, which is level, begins.
    const steep = cut(-0.2 * Math.cos(0.7), 1.3 - 0.2 * Math.sin(0.7), (0.7 * 180) / Math.PI);
    const [first, second] = fitCrown([[steep, cut(0.2, 1.3, 0.001)]], 1.55).flat();
    if (!first || !second) throw new Error('the cuts are gone');
    endOf(first, 1).forEach((place, axis) => {
      expect(place).toBeCloseTo(endOf(second, -1)[axis] ?? 0, 3);
    });
    expect(endOf(second, -1)[1]).toBeLessThan(1.2);
  });

  it('lie on one another as before', () => {
    const [share, crown] = [0.6, 1.55];
    const place: Solid = {
      shape: 'capsule',
      at: [0, 0.4 + share * 1.5, 0],
      to: [0, 1, 0],
      size: [0.1, 0.1, 0],
      paint,
    };
    const [ball, limb] = fitCrown([[ellipsoid, place]], crown).flat();
    expect(limb?.at[1]).toBeCloseTo((ball?.at[1] ?? 0) + share * (ball?.size[1] ?? 0), 1);
  });

  it('are pressed along the edge that stands upright', () => {
    const [[lying] = []] = fitCrown([[{ ...ellipsoid, at: [0, 1.5, 0], turn: [0, 0, 90] }]], 1.55);
    expect(lying?.size[0]).toBeLessThan(1.2);
    expect(lying?.size[1]).toBe(1.5);
  });

  it('keep one print for all solids that share it', () => {
    const decal: Decal = {
      pixels: new Uint8ClampedArray(4),
      width: 1,
      height: 1,
      centre: [0, 1.4],
      half: [0.8, 0.3],
    };
    const printed = { ...ellipsoid, paint: { ...paint, decal } };
    const [first, second] = fitCrown([[printed], [printed]], 1.55).flat();
    expect(first?.paint.decal).toBe(second?.paint.decal);
    expect(first?.paint.decal?.centre[1]).toBeLessThan(1.4);
  });
});
