import type { Solid, Vector } from '../../sculpt/solid.ts';
import { BACK, cap, crop, nape, shorn, strands } from './cap.ts';
import { riseOf, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt, onSkin, rootAbove } from './hairline.ts';
import { ALONG, onSkull, tuft } from './lock.ts';
import { softWindow } from './soft-window.ts';

/** Rows of spikes, from the hairline to the crown: how far back they stand, how many, how thick, and how far they point back. */
const ROWS = [
  { back: 0, count: 9, radius: 0.2, ahead: 0.3 },
  { back: 0.38, count: 9, radius: 0.22, ahead: 0.05 },
  { back: 0.76, count: 8, radius: 0.22, ahead: -0.25 },
  { back: 1.14, count: 6, radius: 0.24, ahead: -0.55 },
] as const;
/** How the spikes of a row differ, one after another: in length, lean and distance from their place. */
const UNEVEN = [
  { long: 0.85, lean: 0.1, aside: 0.04 },
  { long: 1.15, lean: -0.2, aside: -0.05 },
  { long: 0.9, lean: -0.32, aside: 0.02 },
  { long: 1.25, lean: -0.12, aside: 0.06 },
  { long: 0.75, lean: -0.26, aside: -0.04 },
  { long: 1.05, lean: 0.16, aside: 0 },
  { long: 0.95, lean: -0.4, aside: 0.05 },
] as const;
/** How far spikes stand above the hair: as the photo shows them, or as long as the words ask for. */
const STANDS = { seen: 0.3, wished: 0.42 };

/** Thin spikes that stand on the head, away from its middle, lean aside and end in points, each of another length. */
function tufts(head: HairHead, rise: number): Solid[] {
  const { side, lift, puff, tips, wide, isSeen } = head;
  const stands = (isSeen ? STANDS.seen : STANDS.wished) + lift * 0.4 + puff * 0.6;
  return ROWS.flatMap(({ back, count, radius, ahead }, row) =>
    Array.from({ length: count }, (_, index) => {
      const { long, lean, aside } = UNEVEN[(index * 3 + row * 2) % UNEVEN.length] ?? UNEVEN[0];
      const across = (index / (count - 1)) * 2 - 1;
      const x = across * (wide - 0.16 - back * 0.06) + aside;
      const foot =
        back === 0
          ? onSkin([x, rootAbove(edgeAt(head, x), radius), 1], wide, rise * 0.5 - radius * 0.6)
          : onSkull([x, 1.75 - across * across * 0.8, 0.9 - back], wide, rise * 0.7 - radius * 0.6);
      const length = radius + stands * long;
      const along = (share: number): Vector => [
        foot[0] + (x * 0.95 + lean * side * share) * length * share,
        foot[1] + length * share,
        foot[2] + (ahead - 0.2 * share) * length * share,
      ];
      return tuft((index + row) % 2 ? tips : head.paint, [foot, along(0.6), along(1.15)], radius, {
        tip: 0.1,
      });
    }).flat(),
  );
}

/** How much fuller the hair at the temples is: no spike stands out there. */
const FULLER = 0.1;

/** Stands up all over in spikes. */
export const spiky: HairMould = (head) => {
  const rise = riseOf(head) * 0.8;
  return [
    crop(head, [
      ...softCap({ ...head, puff: head.puff + FULLER }, rise, strands(BACK, 14, 0.04, head.phase)),
    ]),
    tufts(head, rise),
  ];
};

/** A crest of spikes from the forehead to the neck between shorn sides. */
export const mohawk: HairMould = (head) => {
  const crest = Array.from({ length: 9 }, (_, index): Solid => {
    const turn = -0.3 + index * 0.32;
    const [aside, up, ahead] = [index % 2 ? 0.16 : -0.14, Math.cos(turn), -Math.sin(turn)];
    const long = 1.12 + head.lift * 0.6 - Math.abs(index - 2.5) * 0.06;
    return {
      shape: 'capsule',
      at: [0, 0.42 + up * 1.25, -0.05 + ahead * 1.1],
      to: [aside * long, 0.42 + up * (1.25 + long), -0.05 + ahead * (1.1 + long)],
      size: [0.42, 0.03, 0],
      paint: index % 2 ? head.tips : head.paint,
      blend: 0.07,
      groove: { ...ALONG, depth: 0.035, density: 1.5, phase: index },
    };
  });
  return [
    shorn(head, 0.035, { end: -0.8, blend: 0.04 }),
    [
      { ...cap(head, head.paint, 0.3, strands(BACK, 4, 0.05)), size: [0.3, 1.86, 1.62] },
      ...softWindow(head),
      nape(head, -0.7),
      ...crest,
    ],
  ];
};
