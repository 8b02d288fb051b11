import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';

/** How cloth hangs: an oval at the top, a larger one at the hem, and folds between. */
export type Drape = {
  top: { y: number; x: number; z: number; at: number };
  hem: { y: number; x: number; z: number; at: number };
  /** Degrees around the body, 0 in front, where the cloth begins and ends. */
  from: number;
  until: number;
  folds: number;
  /** Radius of the cloth at top and hem. */
  thick: readonly [number, number];
  /** How far every other fold stands out at the hem. */
  wave: number;
};

/** Cloth as a row of folds that blend into one another, cut off level at the hem. */
export function drapeCloth(drape: Drape, paint: Paint): Group {
  const { top, hem, thick } = drape;
  const turn = drape.until - drape.from;
  const closed = turn >= 360;
  const count = closed ? drape.folds : drape.folds - 1;
  const folds = Array.from({ length: drape.folds }, (_, index): Solid => {
    const angle = ((drape.from + (turn * index) / count) * Math.PI) / 180;
    const wave = index % 2 === 0 ? drape.wave : -drape.wave * 0.4;
    const place = (oval: Drape['top'], out: number, y: number): Vector => [
      Math.sin(angle) * (oval.x + out),
      y,
      oval.at + Math.cos(angle) * (oval.z + out),
    ];
    return {
      shape: 'capsule',
      at: place(top, 0, top.y),
      to: place(hem, wave, hem.y - thick[1] * 0.3),
      size: [thick[0], thick[1] + Math.max(0, wave) * 0.3, 0],
      paint,
      blend: thick[1] * 1.1,
    };
  });
  const reach = Math.max(hem.x, hem.z) + 0.4;
  return [
    ...folds,
    {
      shape: 'box',
      at: [0, hem.y - 0.2, hem.at],
      size: [reach, 0.2, reach],
      paint,
      cutOut: true,
      blend: 0.02,
    },
  ];
}
