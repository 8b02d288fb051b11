import { darken } from '../../colour.ts';
import type { Group, Paint, Vector } from '../../sculpt/solid.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
import { box, cut, ellipsoid, plastic, tube } from '../mould.ts';
import type { HeadwearEntry } from './headwear-entry.ts';

/** The crown's radii, and the panels' seams around it, degrees from its front. */
const DOME = [1.38, 1.3, 1.48] as const;
const SIDE_SEAMS = [-62, 62];

/** A seam from the button down over the crown. */
function panelSeam(paint: Paint, degrees: number): Group {
  const turn = (degrees * Math.PI) / 180;
  const places = [80, 60, 40, 22, 6].map((height): Vector => {
    const [flat, up] = [Math.cos((height * Math.PI) / 180), Math.sin((height * Math.PI) / 180)];
    return [DOME[0] * flat * Math.sin(turn), 0.8 + DOME[1] * up, DOME[2] * flat * Math.cos(turn) - 0.1];
  });
  return tube(paint, 0.022, ...places);
}

/** A baseball cap of sewn panels; a badge would be invented. */
export const cap: HeadwearEntry = {
  words: {
    en: 'cap, baseball cap, snapback, baseball hat, trucker cap, trucker hat, dad hat, dad cap, visor, sun visor, peaked cap',
    de: 'mutze',
    fr: 'casquette',
    es: 'gorra, gorra de beisbol',
    it: 'cappellino, cappellino da baseball',
    nl: 'een pet, rode pet, blauwe pet, zwarte pet, petje, baseballcap',
    emoji: '🧢',
  },
  closeFit: { from: 0.85, tilt: 0 },
  mould: (tint, words) => {
    const cloth = plastic(tint ?? '#2563c9', 0.35);
    const front = words
      ? { ...cloth, decal: wordsDecal(words, cloth.colour, [0, 1.46], [0.86, 0.34], 60) }
      : cloth;
    const seam = plastic(darken(cloth.colour, 0.16), 0.35);
    return [
      [
        ellipsoid(front, [0, 0.8, -0.1], DOME),
        { ...box(cloth, [0, -0.5, 0], [2.5, 1.25, 2.5]), cutOut: true, blend: 0.1 },
      ],
      // The brim slopes down to the front, so that it is seen from there, and hangs at its sides.
      [
        ellipsoid(plastic(darken(cloth.colour, 0.1), 0.35), [0, 0.5, 1.16], [1.08, 0.44, 1.2], 0, [12, 0, 0]),
        cut(ellipsoid(cloth, [0, 0.36, 1.18], [1.06, 0.44, 1.22], 0, [12, 0, 0])),
        cut(box(cloth, [0, 0, -0.95], [2, 2, 1.5])),
      ],
      [ellipsoid(seam, [0, 2.1, -0.1], [0.14, 0.09, 0.14])],
      // Words take the place of the middle seam.
      ...(words ? SIDE_SEAMS : [0, ...SIDE_SEAMS]).map((degrees) => panelSeam(seam, degrees)),
    ];
  },
};
