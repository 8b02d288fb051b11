import { hex } from '../colour.ts';
import type { FaceOptions } from '../reading/description/choices/face.ts';
import type { Looks } from '../reading/photo/looks.ts';
import type { Group, Paint, Solid, Vector } from '../sculpt/solid.ts';

/** The middle of the patch, over the eye on the viewer's right, and how far its strap rises to the other side. */
const EYE: Vector = [0.53, -0.02, 1.13];
const RISE = 26;

/** A patch over one eye on a strap around the head, in the head's units; empty unless the description asks for it. */
export function sculptEyePatch(options: FaceOptions['eyePatch'], { shape: { cheek } }: Looks): Group[] {
  if (!options) return [];
  const cloth: Paint = { colour: options.colour ?? hex('#1f1d24'), gloss: 0.35 };
  const [sin, cos] = [Math.sin((RISE * Math.PI) / 180), Math.cos((RISE * Math.PI) / 180)];
  /** Cuts off what is further from the strap's middle than its breadth. */
  const beyond = (way: number): Solid => ({
    shape: 'box',
    at: [EYE[0] + way * sin * 2.08, EYE[1] + 0.04 + way * cos * 2.08, 0],
    size: [4, 2, 4],
    turn: [0, 0, -RISE],
    paint: cloth,
    cutOut: true,
    blend: 0.03,
  });
  return [
    [
      { shape: 'ellipsoid', at: [0, 0.32, -0.04], size: [cheek * 1.1 + 0.06, 1.59, 1.38], paint: cloth },
      beyond(1),
      beyond(-1),
    ],
    [
      { shape: 'ellipsoid', at: EYE, size: [0.43, 0.38, 0.22], turn: [-4, 20, -6], paint: cloth },
      {
        shape: 'box',
        at: [EYE[0], EYE[1] + 0.26, EYE[2] - 0.02],
        size: [0.34, 0.08, 0.16],
        round: 0.07,
        turn: [-10, 20, -6],
        paint: cloth,
        blend: 0.08,
      },
    ],
  ];
}
