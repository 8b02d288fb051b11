import type { Paint, Solid } from '../../sculpt/solid.ts';
import { box, cut, ellipsoid, plastic } from '../mould.ts';
import { crossingBands } from './crossing-bands.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** Layers that cross in front: they look out of the dome below them. */
const WRAPS = [
  { y: 0.96, radius: 1.36, slope: 21 },
  { y: 1.3, radius: 1.3, slope: 21 },
  { y: 1.62, radius: 1.16, slope: 21 },
  { y: 1.92, radius: 0.92, slope: 21 },
] as const;
/** Where the cloth leaves the forehead free in a peak, and how steeply its edge falls to the ears, degrees. */
const PEAK = { y: 0.82, slope: 20 };

/** Takes away what hangs below the peak on one side. */
function belowPeak(paint: Paint, side: number): Solid {
  const [along, down] = [1.5, 1.6];
  const slope = (PEAK.slope * Math.PI) / 180;
  const [x, y] = [
    along * Math.cos(slope) - down * Math.sin(slope),
    -along * Math.sin(slope) - down * Math.cos(slope),
  ];
  // The two sides overlap in the middle: between them a thorn would be left.
  const at = [side * (x - 0.05), PEAK.y + y, 0] as const;
  return cut(box(paint, at, [along, down, 2.5], 0, [0, 0, -side * PEAK.slope]), 0.04);
}

/** Cloth wrapped around the head in layers that cross above the forehead, down to the ears. */
export const turban: HeadwearEntry = {
  words: 'turban, dastar, pagri',
  closeFit: { from: 0.5, tilt: -8 },
  mould: (tint) => {
    const cloth = plastic(tint ?? '#e07b2b', 0.2);
    return [
      [
        ellipsoid(cloth, [0, 0.92, -0.1], [1.46, 1.36, 1.48]),
        ...crossingBands(cloth, WRAPS, { z: -0.1, tilt: -6, blend: 0.07 }),
        ...[-1, 1].map((side) => belowPeak(cloth, side)),
      ],
    ];
  },
};
