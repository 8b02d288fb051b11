import type { Group, Solid } from '../../sculpt/solid.ts';
import { DOWN, slice, strands } from './cap.ts';
import type { HairHead, HairMould } from './hair-mould.ts';
import { lock } from './lock.ts';
import { partingLine } from './parted.ts';
import { bluntFringe, curtains, longCap } from './tops.ts';

/** The bell of a bob over both ears, cut off straight at the chin and turned in a little. */
function bell(head: HairHead): Solid[] {
  const { paint, wide, puff, end, jaw } = head;
  const out = wide + 0.18 + puff * 0.7;
  const groove = { ...strands(DOWN, 9, 0.055, head.phase), wave: 0 };
  const sides = [-1, 1].flatMap((side): Solid[] => [
    {
      shape: 'ellipsoid',
      at: [side * (out - 0.34), -0.42, -0.02],
      size: [0.4, 1.62, 0.84],
      turn: [0, 0, side * 2],
      paint,
      blend: 0.2,
      groove,
    },
    lock(
      paint,
      [side * (wide - 0.08), 0.95, 0.68],
      [side * Math.max(jaw + 0.16, 0.98), -end - 0.35, 0.66],
      { broad: 0.3, thick: 0.2, blend: 0.12 },
      [side, 0, 0.5],
    ),
  ]);
  return [
    ...sides,
    { shape: 'ellipsoid', at: [0, -0.4, -0.62], size: [out - 0.08, 1.6, 0.9], paint, blend: 0.2, groove },
    slice(head, [0, -end - 2, 0], [3, 2, 3], [4, 0, 0], 0.08),
  ];
}

/** The lowest third of a bell in the colour of the tips, where that differs. */
function dipped(head: HairHead): Group[] {
  if (head.tips === head.paint) return [];
  const bells = bell({ ...head, puff: head.puff + 0.02, paint: head.tips });
  return [[...bells, slice(head, [0, -head.end * 0.45 + 3, 0], [3, 3, 3])]];
}

/** To the chin, parted, the ears hidden. */
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
