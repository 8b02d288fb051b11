import type { Solid, Vector } from '../../sculpt/solid.ts';
import { aroundEars, BACK, cap, nape, SIDEBURN, strands } from './cap.ts';
import { GRAIN } from './cropped.ts';
import { faceWindow } from './face-window.ts';
import { flow, riseOf, SOFT, slopeAt, softCap } from './flow.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { edgeAt, rootAbove } from './hairline.ts';
import { softWindow } from './soft-window.ts';

/** How much thinner a spike is at its tip. */
const POINTED = 0.92;

/** One spike that stands on the head: its foot, where it points, and how long it is. */
function spike(
  { paint, tips }: HairHead,
  foot: Vector,
  towards: Vector,
  length: number,
  radius = 0.3,
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

/** Rows of tufts, from the hairline to the crown: how far back they begin and how far they reach from there. */
const ROWS = [
  { back: 0, reach: 0.5, tufts: 6, radius: 0.32 },
  { back: 0.42, reach: 0.48, tufts: 5, radius: 0.36 },
  { back: 0.84, reach: 0.5, tufts: 4, radius: 0.38 },
] as const;
/** What the tufts of a row differ in, one after the other: how far they stand, lean, and lie from their place. */
const UNEVEN = [
  { long: 0.75, lean: 0.1, aside: 0.04 },
  { long: 1.2, lean: -0.2, aside: -0.05 },
  { long: 0.9, lean: -0.32, aside: 0.02 },
  { long: 1.35, lean: -0.12, aside: 0.06 },
  { long: 0.6, lean: -0.26, aside: -0.04 },
  { long: 1.05, lean: 0.16, aside: 0 },
  { long: 0.85, lean: -0.4, aside: 0.05 },
] as const;
/** How far tufts stand over the hair: as the photo shows them, or as long as spikes are wished for. */
const STANDS = { seen: 0.14, wished: 0.42 };

/** Broad tufts that rise from the head, lean aside and end in points, each of another length. */
function tufts(head: HairHead, rise: number): Solid[] {
  const { side, lift, puff, tips, isSeen } = head;
  const stands = (isSeen ? STANDS.seen : STANDS.wished) + lift * 0.3 + puff * 0.8;
  return ROWS.flatMap(({ back, reach, tufts: count, radius }, row) =>
    Array.from({ length: count }, (_, index) => {
      const { long, lean, aside } = UNEVEN[(index * 3 + row * 2) % UNEVEN.length] ?? UNEVEN[0];
      const across = (index / (count - 1)) * 2 - 1;
      const x = across * (0.86 - back * 0.1) + aside;
      const deep = 1.1 - x * x * 0.35;
      const isFront = back === 0;
      const from = isFront ? 'front' : undefined;
      const edge = edgeAt(head, x);
      const root = rootAbove(edge, radius);
      const out = rise + stands * long;
      const far = x * 1.06 + lean * side;
      return flow(
        head,
        [
          {
            at: [x, isFront ? root : 1.6, deep - back * 1.3],
            out: isFront ? 0 : rise * 0.6,
            from: from && 'skin',
          },
          {
            at: [x + lean * side * 0.3, isFront ? Math.min(1.8, root + 0.16) : 1.7, deep - 0.08 - back * 1.3],
            out: rise + stands * long * 0.9,
            from,
            slope: isFront ? slopeAt(edge) : 0,
          },
          { at: [far, 1.75 - far * far * 0.3, deep - reach - back * 1.2], out },
        ],
        radius,
        { tip: 0.16, paintOf: (index + row) % 2 ? tips : head.paint },
      );
    }).flat(),
  );
}

/** Stands up all over in tufts. */
export const spiky: HairMould = (head) => {
  const rise = riseOf(head) * 0.8;
  return [
    [
      ...softCap(head, rise, strands(BACK, 14, 0.04, head.phase)),
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
