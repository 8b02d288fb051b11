import { hex } from '../colour.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';

/** A colour that contrasts with all skin and hair. */
const BODY: Paint = { colour: hex('#1fb5c9'), gloss: 0.9 };
const TUBE: Paint = { colour: hex('#eef4f6'), gloss: 1 };

/** A hearing aid over each ear: its body behind it, a tube in front down to the canal; empty unless it is worn. */
export function sculptHearingAids({ hearingAid, shape: { cheek, ears } }: Looks): Group[] {
  if (!hearingAid) return [];
  return [-1, 1].flatMap((side): Group[] => {
    const ear = cheek * 1.1 + ears;
    const at = (out: number, y: number, z: number): Vector => [side * (ear + out), y, z];
    const piece = (paint: Paint, from: Vector, to: Vector, start: number, end: number): Solid => ({
      shape: 'capsule',
      at: from,
      to,
      size: [start, end, 0],
      paint,
      blend: 0.03,
    });
    return [
      [
        piece(BODY, at(0.06, 0.2, 0.02), at(0.09, 0.16, -0.2), 0.075, 0.1),
        piece(BODY, at(0.09, 0.16, -0.2), at(0.12, -0.14, -0.34), 0.1, 0.115),
      ],
      [
        piece(TUBE, at(0.06, 0.2, 0.04), at(0.1, 0.08, 0.2), 0.034, 0.03),
        piece(TUBE, at(0.1, 0.08, 0.2), at(0.14, -0.14, 0.16), 0.03, 0.03),
        piece(BODY, at(0.14, -0.16, 0.15), at(0.13, -0.2, 0.13), 0.07, 0.06),
      ],
    ];
  });
}
