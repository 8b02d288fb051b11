import { steel, tyreRubber } from '#catalogue/materials.ts';
import { cylinder, FACING } from '#catalogue/mould.ts';

/** A tyre and its hub cap around a point, facing the viewer. */
export const wheel = (x: number, y: number, z: number, radius: number) => [
  [cylinder(tyreRubber, [x, y, z], radius, 0.06, FACING, 0.03)],
  [cylinder(steel, [x, y, z + 0.055], radius * 0.55, 0.014, FACING)],
];
