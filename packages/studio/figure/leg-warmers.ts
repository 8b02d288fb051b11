import type { Rgb } from '../colour.ts';
import { lerpThree } from '../math.ts';
import type { Group, Paint } from '../sculpt/solid.ts';
import type { Build } from './build.ts';
import { cuff, fold } from './shapes.ts';
import type { LegJoints } from './skeleton.ts';

/** A slack tube of wool around a shin, wider towards the shoe, with a cuff at both ends. */
export function sculptLegWarmer({ knee, ankle }: LegJoints, colour: Rgb, { leg }: Build): Group[] {
  const [, b, c] = leg;
  const wool: Paint = { colour, gloss: 0.15 };
  const low = lerpThree(knee, ankle, 0.92);
  return [
    [
      {
        shape: 'capsule',
        at: lerpThree(knee, ankle, 0.3),
        to: low,
        size: [b * 1.08, c * 1.3, 0],
        paint: wool,
      },
      ...[0.44, 0.6, 0.76].map((share) => fold(knee, low, share, c * (1.24 + share * 0.16), 0.022, wool)),
    ],
    [cuff(knee, ankle, 0.24, b * 1.14, 0.026, wool)],
    [cuff(knee, ankle, 0.94, c * 1.4, 0.024, wool)],
  ];
}
