import { darken } from '../../colour.ts';
import { wordsDecal } from '../../typesetting/print-words.ts';
import {
  type AccessoryModel,
  blendInto,
  box,
  capsule,
  cut,
  cylinder,
  ellipsoid,
  FACING,
  type Mould,
  metal,
  plastic,
  torus,
} from '../mould.ts';

type Lettered = (tint: Parameters<Mould>[0], words: string) => AccessoryModel;

/** The plain mould of a thing, or the larger one that has room for the words on it. */
export const withWords =
  (plain: Mould, lettered: Lettered): Mould =>
  (tint, words) =>
    words ? lettered(tint, words) : plain(tint);

/** One large balloon of foil, which flies off to a side: it is to hide no face. */
export const letteredBalloon: Lettered = (tint, words) => {
  const foil = plastic(tint ?? '#e4312b', 1);
  const print = { ...foil, decal: wordsDecal(words, foil.colour, [-0.14, 0.12], [0.33, 0.25], 22) };
  return {
    size: 0.95,
    grip: [0.16, -0.56, 0],
    groups: [
      [
        ellipsoid(print, [-0.14, 0.12, 0], [0.44, 0.42, 0.24]),
        blendInto(capsule(foil, [-0.14, -0.24, 0], [-0.12, -0.34, 0], 0.05, 0.035), 0.04),
      ],
      [capsule(plastic('#f4f2ec', 0.6), [-0.12, -0.34, 0], [0.18, -0.62, 0], 0.012)],
    ],
  };
};

/** One high tier, whose side bears the words. */
export const letteredCake: Lettered = (tint, words) => {
  const icing = plastic(tint ?? '#f9d3de', 0.6);
  const cream = plastic('#ef7fae', 0.7);
  const print = { ...icing, decal: wordsDecal(words, icing.colour, [0, -0.12], [0.3, 0.2], 20) };
  return {
    size: 0.56,
    grip: [0, -0.42, 0],
    groups: [
      [cylinder(plastic('#f4f2ec', 0.8), [0, -0.4, 0], 0.56, 0.02, [0, 0, 0], 0.015)],
      [cylinder(print, [0, -0.12, 0], 0.48, 0.27, [0, 0, 0], 0.03)],
      [-0.36, 0.14].map((y) => torus(cream, [0, y, 0], 0.47, 0.035)),
      ...[-0.2, 0, 0.2].map((x) => [
        capsule(plastic('#78bff0', 0.5), [x, 0.14, 0], [x, 0.36, 0], 0.03),
        ellipsoid(plastic('#ffc72c', 0.9), [x, 0.43, 0], [0.035, 0.06, 0.035]),
      ]),
    ],
  };
};

/** A cup on a broad foot with a plate. */
export const letteredTrophy: Lettered = (tint, words) => {
  const gold = tint ? plastic(tint, 0.9) : metal('#e0b13a');
  const foot = plastic('#2a2024', 0.6);
  const plate = { ...foot, decal: wordsDecal(words, foot.colour, [0, -0.3], [0.36, 0.15], 18) };
  return {
    size: 0.62,
    grip: [0, -0.02, 0],
    groups: [
      [
        capsule(gold, [0, 0.4, 0], [0, 0.1, 0], 0.25, 0.12),
        capsule(gold, [0, 0.08, 0], [0, -0.1, 0], 0.05, 0.05, 0.08),
        cut(box(gold, [0, 0.74, 0], [0.5, 0.26, 0.5])),
        cut(ellipsoid(gold, [0, 0.48, 0], [0.23, 0.28, 0.23])),
      ],
      [box(plate, [0, -0.3, 0], [0.42, 0.2, 0.2], 0.03)],
      [cylinder(gold, [0, -0.1, 0], 0.17, 0.03)],
      ...[-1, 1].map((side) => [torus(gold, [side * 0.24, 0.3, 0], 0.12, 0.03, FACING)]),
    ],
  };
};

/** A book with its title. */
export const letteredBook: Lettered = (tint, words) => {
  const cover = plastic(tint ?? '#2f9b57', 0.6);
  const title = { ...cover, decal: wordsDecal(words, cover.colour, [0.03, 0.02], [0.29, 0.38], 20) };
  return {
    size: 0.56,
    grip: [0.24, -0.4, 0],
    heldTurn: [0, 8, 4],
    groups: [
      [box(plastic('#f6efdc', 0.2), [0.02, 0, 0], [0.34, 0.44, 0.07], 0.01)],
      [box(title, [0, 0, 0.085], [0.37, 0.48, 0.02], 0.02)],
      [box(cover, [0, 0, -0.085], [0.37, 0.48, 0.02], 0.02)],
      [box(cover, [-0.36, 0, 0], [0.02, 0.48, 0.1], 0.02)],
    ],
  };
};

/** A long cloth on its pole, which flies away from who holds it. */
export const letteredFlag: Lettered = (tint, words) => {
  const cloth = plastic(tint ?? '#fbf8f0', 0.3);
  const print = { ...cloth, decal: wordsDecal(words, cloth.colour, [-0.02, 0.16], [0.36, 0.28], 26) };
  return {
    size: 0.66,
    grip: [0.38, -0.4, 0],
    groups: [
      [capsule(plastic('#c98a4a', 0.5), [0.38, -0.62, 0], [0.38, 0.54, 0], 0.028)],
      [ellipsoid(metal('#e0b13a'), [0.38, 0.57, 0], [0.05, 0.05, 0.05])],
      [
        box(plastic(darken(cloth.colour, 0.16), 0.3), [-0.04, 0.16, -0.006], [0.43, 0.34, 0.018], 0.012),
        box(print, [-0.04, 0.16, 0.01], [0.41, 0.32, 0.018], 0.01),
      ],
    ],
  };
};
