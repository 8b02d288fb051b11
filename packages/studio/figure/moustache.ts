import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';
import { skinFront } from './head.ts';

/** A place of half a moustache: to the side, above the line between the lips, out of the skin; and its radius. */
type Station = readonly [x: number, y: number, out: number, radius: number];

/** From under the nose outwards. The upper lip is about 0.1 high. */
const STRANDS: Readonly<Record<'plain' | 'short' | 'handlebar' | 'walrus' | 'long', readonly Station[]>> = {
  short: [
    [0.05, 0.2, 0.01, 0.075],
    [0.24, 0.18, 0.01, 0.08],
    [0.43, 0.07, 0.005, 0.07],
    [0.49, -0.06, 0, 0.06],
  ],
  plain: [
    [0.06, 0.21, 0.045, 0.095],
    [0.24, 0.18, 0.05, 0.105],
    [0.42, 0.09, 0.03, 0.075],
    [0.55, 0.01, 0.01, 0.03],
  ],
  handlebar: [
    [0.05, 0.2, 0.04, 0.085],
    [0.24, 0.15, 0.055, 0.095],
    [0.46, 0.07, 0.06, 0.062],
    [0.64, 0.1, 0.08, 0.046],
    [0.75, 0.23, 0.11, 0.036],
    [0.71, 0.36, 0.1, 0.024],
  ],
  walrus: [
    [0.07, 0.19, 0.06, 0.12],
    [0.24, 0.13, 0.075, 0.15],
    [0.43, 0.02, 0.06, 0.135],
    [0.54, -0.1, 0.04, 0.09],
    [0.58, -0.18, 0.03, 0.05],
  ],
  long: [
    [0.06, 0.21, 0.06, 0.11],
    [0.26, 0.17, 0.08, 0.12],
    [0.48, 0.03, 0.12, 0.11],
    [0.6, -0.24, 0.17, 0.1],
    [0.64, -0.56, 0.22, 0.045],
  ],
};

/** A moustache of two strands that part under the nose; it leaves the lower lip free. */
export function sculptMoustache(form: keyof typeof STRANDS, { shape }: Looks, paint: Paint): Group {
  const stations = STRANDS[form];
  return [-1, 1].flatMap((side): Solid[] => {
    const at = ([x, y, out]: Station): Vector => [
      side * x,
      y - shape.mouth,
      skinFront(shape, x, y - shape.mouth) + out,
    ];
    return stations.slice(1).map((to, index): Solid => {
      const from = stations[index] ?? to;
      return {
        shape: 'capsule',
        at: at(from),
        to: at(to),
        size: [from[3], to[3], 0],
        paint,
        // The two halves stay apart under the nose.
        blend: index === 0 ? 0.012 : 0.05,
        groove: { depth: 0.014, density: 6, phase: side },
      };
    });
  });
}
