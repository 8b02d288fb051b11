import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, DOWN, nape, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import type { HairHead, HairMould } from './hair-mould.ts';

/** How much thinner spikes are at their tips: a point, or a tuft with a round end. */
const POINTED = 0.92;
const ROUND = 0.6;

/** One spike that stands on the head: its foot, where it points, and how long it is. */
function spike(
  { paint, tips }: HairHead,
  foot: Vector,
  towards: Vector,
  length: number,
  radius = 0.3,
  taper = POINTED,
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
    size: [radius * (1 - from * taper), radius * (1 - to * taper), 0],
    paint: paintOf,
    blend: 0.07,
    groove,
  });
  return tips === paint ? [limb(0, 1, paint)] : [limb(0, 0.4, paint), limb(0.4, 1, tips)];
}

/** How long spikes are on top and at the sides; those that a photo shows stand out as far as there. */
const WISHED = { top: 0.6, lift: 0.7, puff: 0, sides: 0.42, radius: 0.3, taper: POINTED };
const SEEN = { top: 0.24, lift: 0.7, puff: 2.5, sides: 0.12, radius: 0.3, taper: ROUND };

/** Stands up all over in points. */
export const spiky: HairMould = (head) => {
  const { paint, lift, puff, hairline, wide } = head;
  const cut = head.isSeen ? SEEN : WISHED;
  const length = cut.top + lift * cut.lift + puff * cut.puff;
  const rows: readonly { y: number; z: number; xs: readonly number[]; towards: number }[] = [
    { y: hairline + 0.12, z: 0.92, xs: [-0.8, -0.42, -0.05, 0.34, 0.74], towards: 0.75 },
    { y: 1.5, z: 0.5, xs: [-0.95, -0.5, 0, 0.5, 0.95], towards: 0.25 },
    { y: 1.56, z: -0.1, xs: [-0.9, -0.3, 0.3, 0.9], towards: -0.15 },
    { y: 1.3, z: -0.75, xs: [-0.8, 0, 0.8], towards: -0.8 },
  ];
  const spikes = rows.flatMap(({ y, z, xs, towards }, row) =>
    xs.flatMap((x, index) =>
      spike(
        head,
        [x, y - x * x * 0.34, z - x * x * 0.2],
        [x * 0.85 + (index % 2 ? 0.12 : -0.1), 1 - Math.abs(x) * 0.25, towards],
        length * (0.9 + ((index * 3 + row) % 4) * 0.09),
        cut.radius,
        cut.taper,
      ),
    ),
  );
  const sides = [-1, 1].flatMap((side) =>
    [0.4, -0.15].flatMap((z) =>
      spike(
        head,
        [side * (wide - 0.12), 0.82, z],
        [side * 0.85, 0.75, z * 0.6],
        cut.sides + lift * 0.4 + puff * cut.puff,
        0.22,
        cut.taper,
      ),
    ),
  );
  return [
    [
      cap(head, paint, 0.1, strands(DOWN, 7, 0.05, head.phase)),
      ...faceWindow(head, 'round'),
      ...aroundEars(head),
      nape(head),
      ...spikes,
      ...sides,
    ],
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
      ...faceWindow(head, 'square'),
      ...aroundEars(head, -0.05),
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
