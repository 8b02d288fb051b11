import type { Random } from '../random.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import { type HeadPlan, sculptPersonHead } from './sculpt-person-head.ts';
import { lowerBy } from './shape-build.ts';
import { skinPaint } from './skin-paint.ts';

/** A head on its neck with the top of the shoulders in the clothes of the photo, in the head's units. */
export function sculptBust(plan: HeadPlan, gloss: number, random: Random): Group[] {
  const { skin, clothing, shape } = plan.looks;
  const up = lowerBy(shape.chin, shape.smallness);
  const cloth: Paint = { colour: clothing, gloss: gloss * 0.5 };
  return [
    ...sculptPersonHead(plan, gloss, random),
    [
      {
        shape: 'capsule',
        at: [0, -1.7 + up, -0.1],
        to: [0, -2.1 + up, -0.1],
        size: [shape.neck + 0.02, shape.neck + 0.06, 0],
        paint: skinPaint(skin, gloss),
      },
    ],
    [
      { shape: 'ellipsoid', at: [0, -3.06 + up, -0.12], size: [1.8, 0.78, 0.86], paint: cloth },
      {
        shape: 'torus',
        at: [0, -2.36 + up, -0.08],
        size: [shape.neck + 0.08, 0.12, 0],
        paint: cloth,
        blend: 0.2,
      },
    ],
  ];
}
