import type { Group, Solid } from '../../sculpt/solid.ts';
import { DOWN, slice, strands } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { tuft } from './lock.ts';
import { partingLine } from './parted.ts';
import { bluntFringe, curtains, longCap } from './tops.ts';

/** Locks of one side of a bob, from the face to behind the ear: how far back, and how much shorter each is. */
const LOCKS = [
  { back: 0, shorter: 0.08 },
  { back: 0.34, shorter: 0 },
  { back: 0.7, shorter: 0.06 },
  { back: 1.1, shorter: 0.02 },
] as const;

/** The bell of a bob over both ears to the chin: broad locks that swell at the cheek and turn in at their tips. */
function bell(head: HairHead): Solid[] {
  const { paint, wide, puff, end, jaw } = head;
  const out = wide + 0.12 + puff * 0.7;
  const groove = { ...strands(DOWN, 5, 0.06, head.phase), wave: 0.2 };
  const core = [-1, 1].map(
    (side): Solid => ({
      shape: 'ellipsoid',
      at: [side * (out - 0.4), -0.3, -0.1],
      size: [0.4, 1.4, 0.78],
      paint,
      blend: 0.2,
      groove,
    }),
  );
  const locks = [-1, 1].flatMap((side) =>
    LOCKS.flatMap(({ back, shorter }) =>
      tuft(
        paint,
        [
          [side * (wide - 0.3), 1.1 - back * 0.1, 0.62 - back * 0.9],
          [side * (out - 0.06), 0.3, 0.66 - back],
          [side * (out + 0.06), -end * 0.62, 0.66 - back],
          [side * Math.max(jaw + 0.06, out - 0.26), -end - 0.06 + shorter, 0.68 - back * 0.95],
        ],
        0.3,
        { tip: 0.55 },
      ),
    ),
  );
  return [
    ...core,
    { shape: 'ellipsoid', at: [0, -0.4, -0.62], size: [out - 0.08, 1.6, 0.9], paint, blend: 0.2, groove },
    slice(head, [0, -end - 1.84, 0], [3, 2, 3], [4, 0, 0], 0.08),
    ...locks,
  ];
}

/** The lowest third of a bell in the colour of the tips, where that differs. */
function dipped(head: HairHead): Group[] {
  if (head.tips === head.paint) return [];
  const bells = bell({ ...head, puff: head.puff + 0.02, paint: head.tips });
  return [[...bells, slice(head, [0, -head.end * 0.45 + 3, 0], [3, 3, 3])]];
}

/** A bob to the chin, parted, the ears hidden. */
export const bob: HairMould = (head) => {
  const parting = head.parting ?? head.side * 0.3;
  const [close, ...window] = longCap({ ...head, tucked: new Set() });
  return [
    [close, ...window, ...curtains(head, parting), ...partingLine(head, parting, close), ...bell(head)],
    ...dipped(head),
  ];
};

export const bobFringe: HairMould = (head) => [
  [...longCap(head, 0.16), ...bell(head)],
  bluntFringe(head),
  ...dipped(head),
];
