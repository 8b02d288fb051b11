import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { middleOf } from '../point.ts';
import { CELLS, createMask, type Plane } from './head-grid.ts';
import { fillPolygon, toPlane } from './masks.ts';
import { blur } from './planes.ts';

/** The outline of a feature, by places of the mesh, and how far around it skin belongs to it, in the head's units. */
export type Feature = { places: readonly number[]; around: number };

const EYES = MESH.eyes.map(({ upper, lower }) => [...upper, ...lower]);

export const FEATURES: readonly Feature[] = [
  ...EYES.map((places) => ({ places, around: 0.1 })),
  ...MESH.brows.map((places) => ({ places, around: 0.06 })),
  { places: MESH.lips, around: 0.07 },
  { places: MESH.noseBase, around: 0.05 },
];
export const EYEBALLS: readonly Feature[] = EYES.map((places) => ({ places, around: 0.02 }));
export const BROWS: readonly Feature[] = MESH.brows.map((places) => ({ places, around: 0.04 }));
export const NOSE_BASE: readonly Feature[] = [{ places: MESH.noseBase, around: 0.07 }];
export const LIPS: readonly Feature[] = [{ places: MESH.lips, around: 0 }];
export const MOUTH: readonly Feature[] = [{ places: MESH.mouth, around: 0.01 }];

/** 1 on features, soft around them by a deviation in cells. */
export function mapFeatures(mesh: readonly Landmark[], features: readonly Feature[], soft: number): Plane {
  const all = createMask();
  for (const { places, around } of features) {
    const corners = places.flatMap((index) => mesh[index] ?? []);
    const { x, y } = middleOf(corners);
    const grown = corners
      .toSorted((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x))
      .map((corner) => {
        const scale = 1 + around / Math.max(0.01, Math.hypot(corner.x - x, corner.y - y));
        return { x: x + (corner.x - x) * scale, y: y + (corner.y - y) * scale };
      });
    const inside = fillPolygon(grown);
    for (let cell = 0; cell < CELLS; cell++) all[cell] |= inside[cell];
  }
  return blur(toPlane(all), soft);
}
