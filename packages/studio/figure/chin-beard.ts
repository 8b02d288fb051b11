import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { skinFront } from './head.ts';

/** Hair of the chin alone, from below the lower lip to the chin's edge; trimmed, it hangs no further. */
export function sculptChinBeard({ shape }: Looks, paint: Paint): Group {
  const { chin } = shape;
  const groove = { depth: 0.03, density: 8, phase: 0 };
  const front = skinFront(shape, 0, 0.32 - chin);
  return [
    { shape: 'ellipsoid', at: [0, 0.3 - chin, front - 0.16], size: [0.34, 0.26, 0.2], paint, groove },
    {
      shape: 'ellipsoid',
      at: [0, 0.17 - chin, front - 0.13],
      size: [0.26, 0.2, 0.2],
      paint,
      blend: 0.12,
      groove,
    },
  ];
}

/** Hair around the mouth: a chin beard that two strands join to the moustache. */
export function sculptCircle(looks: Looks, paint: Paint): Group {
  const { shape } = looks;
  const { chin, mouth } = shape;
  return [
    ...sculptChinBeard(looks, paint),
    ...[-1, 1].flatMap((side): Solid[] => {
      const on = (x: number, y: number): Vector => [side * x, y, skinFront(shape, x, y)];
      const strand = (at: Vector, to: Vector, start: number, end: number): Solid => ({
        shape: 'capsule',
        at,
        to,
        size: [start, end, 0],
        paint,
        blend: 0.06,
        groove: { depth: 0.02, density: 9, phase: side },
      });
      return [
        strand(on(0.49, -0.04 - mouth), on(0.47, -0.24 - mouth), 0.05, 0.06),
        strand(on(0.47, -0.24 - mouth), on(0.26, 0.38 - chin), 0.06, 0.11),
      ];
    }),
  ];
}

/** A tuft below the lower lip. */
export function sculptSoulPatch({ shape }: Looks, paint: Paint): Group {
  const { chin, mouth } = shape;
  const y = -(mouth + 0.2) * 0.7 - (chin - 0.3) * 0.3;
  const front = skinFront(shape, 0, y);
  return [
    {
      shape: 'ellipsoid',
      at: [0, y, front - 0.02],
      size: [0.15, 0.13, 0.1],
      paint,
      groove: { depth: 0.02, density: 10, phase: 0 },
    },
    { shape: 'ellipsoid', at: [0, y - 0.12, front - 0.02], size: [0.08, 0.14, 0.09], paint, blend: 0.06 },
  ];
}
