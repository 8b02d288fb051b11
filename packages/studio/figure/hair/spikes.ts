import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, nape, SIDEBURN, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import { riseOf, SOFT, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt, onSkin, rootAbove } from './hairline.ts';
import { onSkull, tuft } from './lock.ts';
import { softWindow } from './soft-window.ts';

/** How much thinner a spike is at its tip. */
const POINTED = 0.92;

/** One spike that stands on the head: its foot, where it points, and how long it is. */
function spike(
  { paint, tips }: HairHead,
  foot: Vector,
  towards: Vector,
  length: number,
  radius: number,
): Solid[] {
  const scale = length / Math.hypot(...towards);
  const at = (share: number): Vector => [
    foot[0] + towards[0] * scale * share,
    foot[1] + towards[1] * scale * share,
    foot[2] + towards[2] * scale * share,
  ];
  const groove = { depth: 0.035, density: 1.5, phase: foot[0] * 5, pattern: 'strands', wave: 0.2 } as const;
  const limb = (from: number, to: number, paintOf: typeof paint): Solid => ({
    shape: 'capsule',
    at: at(from),
    to: at(to),
    size: [radius * (1 - from * POINTED), radius * (1 - to * POINTED), 0],
    paint: paintOf,
    blend: 0.07,
    groove,
  });
  return tips === paint ? [limb(0, 1, paint)] : [limb(0, 0.4, paint), limb(0.4, 1, tips)];
}

/** Rows of spikes, from the hairline to the crown: how far back they stand, how many, how thick, and how far they point back. */
const ROWS = [
  { back: 0, count: 9, radius: 0.2, ahead: 0.3 },
  { back: 0.38, count: 9, radius: 0.22, ahead: 0.05 },
  { back: 0.76, count: 8, radius: 0.22, ahead: -0.25 },
  { back: 1.14, count: 6, radius: 0.24, ahead: -0.55 },
] as const;
/** What the spikes of a row differ in, one after the other: how long they are, lean, and lie from their place. */
const UNEVEN = [
  { long: 0.85, lean: 0.1, aside: 0.04 },
  { long: 1.15, lean: -0.2, aside: -0.05 },
  { long: 0.9, lean: -0.32, aside: 0.02 },
  { long: 1.25, lean: -0.12, aside: 0.06 },
  { long: 0.75, lean: -0.26, aside: -0.04 },
  { long: 1.05, lean: 0.16, aside: 0 },
  { long: 0.95, lean: -0.4, aside: 0.05 },
] as const;
/** How far spikes stand over the hair: as the photo shows them, or as long as they are wished for. */
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

/** At the temples no spike stands out: so much fuller is the hair there. */
const FULLER = 0.1;

/** Stands up all over in spikes. */
export const spiky: HairMould = (head) => {
  const rise = riseOf(head) * 0.8;
  return [
    [
      ...softCap({ ...head, puff: head.puff + FULLER }, rise, strands(BACK, 14, 0.04, head.phase)),
      ...softWindow(head),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head),
    ],
    tufts(head, rise),
  ];
};

/** A crest of spikes from the forehead to the neck between shorn sides. */
export const mohawk: HairMould = (head) => {
  const crest = Array.from({ length: 9 }, (_, index) => {
    const turn = -0.3 + index * 0.32;
    const towards: Vector = [index % 2 ? 0.16 : -0.14, Math.cos(turn), -Math.sin(turn)];
    const foot: Vector = [0, 0.42 + towards[1] * 1.25, -0.05 + towards[2] * 1.1];
    return spike(head, foot, towards, 1.12 + head.lift * 0.6 - Math.abs(index - 2.5) * 0.06, 0.42);
  }).flat();
  return [
    [
      cap(head, head.shorn, 0.035, GRAIN),
      ...softWindow(head),
      ...aroundEars(head, SIDEBURN, SOFT),
      nape(head, -0.8, 0.04),
    ],
    [
      { ...cap(head, head.paint, 0.3, strands(BACK, 4, 0.05)), size: [0.3, 1.86, 1.62] },
      ...faceWindow(head, 'square'),
      nape(head, -0.7),
      ...crest,
    ],
  ];
};
