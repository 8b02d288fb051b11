import { darken } from '../../colour.ts';
import type { Group, Paint, Vector } from '../../sculpt/solid.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
import { box, capsule, cut, ellipsoid, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** The crown's radii, and the panels' seams around it, degrees from its front. */
const DOME = [1.35, 1.46, 1.45] as const;
const MIDDLE = [0, 0.56, -0.1] as const;
const SIDE_SEAMS = [-62, 62];

/** A seam from the button down over a crown, `degrees` around it from its front. */
export function panelSeam(paint: Paint, degrees: number, dome: Vector = DOME): Group {
  const turn = (degrees * Math.PI) / 180;
  const places = [86, 72, 58, 44, 30, 16, 4].map((height): Vector => {
    const [flat, up] = [Math.cos((height * Math.PI) / 180), Math.sin((height * Math.PI) / 180)];
    return [
      dome[0] * flat * Math.sin(turn),
      MIDDLE[1] + dome[1] * up,
      dome[2] * flat * Math.cos(turn) + MIDDLE[2],
    ];
  });
  return tube(paint, 0.016, ...places);
}

/** A baseball cap of sewn panels; a badge would be invented. */
export const cap: HeadwearEntry = {
  words: `cap, baseball cap, snapback, baseball hat, trucker cap, trucker hat, dad hat, dad cap, visor, sun visor,
    peaked cap · de kappi, mutze, kappe, schirmmutze, basecap, baseballkappe, cappy · fr casquette · es gorra,
    gorra de beisbol, visera · it cappellino, cappellino da baseball, berretto da baseball · nl een pet, rode pet,
    blauwe pet, zwarte pet, petje, baseballcap · emoji 🧢`,
  closeFit: { from: 0.32, tilt: -12 },
  mould: (tint, words) => {
    const cloth = plastic(tint ?? '#2563c9', 0.35);
    const front = words
      ? { ...cloth, decal: wordsDecal(words, cloth.colour, [0, 1.28], [0.86, 0.34], 60) }
      : cloth;
    const seam = plastic(darken(cloth.colour, 0.16), 0.35);
    const visor = plastic(darken(cloth.colour, 0.06), 0.35);
    return [
      [
        ellipsoid(front, MIDDLE, DOME),
        { ...box(cloth, [0, -0.98, 0], [2.5, 1.25, 2.5], 0, [-12, 0, 0]), cutOut: true, blend: 0.06 },
      ],
      // The visor: a shell as wide as the forehead that slopes to the front and bends down at its sides.
      [
        ellipsoid(visor, [0, 0.4, 1.0], [1.2, 0.44, 1.24], 0, [9, 0, 0]),
        cut(ellipsoid(visor, [0, 0.3, 1.0], [1.19, 0.44, 1.25], 0, [9, 0, 0])),
        cut(capsule(visor, [0, -2.06, -1], [0, -2.06, 3], 2.4), 0.03),
        cut(box(visor, [0, 0, -1.1], [2, 2, 1.5])),
      ],
      [ellipsoid(seam, [0, 2.01, -0.1], [0.09, 0.04, 0.09])],
      // Words take the place of the middle seam.
      ...(words ? SIDE_SEAMS : [0, ...SIDE_SEAMS]).map((degrees) => panelSeam(seam, degrees)),
    ];
  },
};
