import { describe, expect, it } from 'vitest';
import type { Rgb } from '../../../colour.ts';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import type { Opinion } from '../opinion/read-opinion.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';
import { seeBeard } from './see-beard.ts';

const SKIN: Rgb = [224, 170, 140];
const { chin } = USUAL_SHAPE;
/** Pixels of the photo per unit. */
const DETAIL = 132;
type Shade = (x: number, y: number) => number;

/** A face whose lips lie between 1 and 1.2 below the eyes; `colour` is what it has at a place. */
function study(colour: (x: number, y: number) => Rgb): FaceStudy {
  const { width, height, perUnit, halfWidth, top } = FACE_PRINT;
  const cut = new Float32Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / perUnit - halfWidth, Math.floor(at / width) / perUnit + top];
    cut.set(colour(x, y), at * 3);
  }
  const eye = { upper: [], lower: [] };
  return {
    cut,
    features: {
      eyes: [eye, eye],
      brows: [[], []],
      lips: [
        { x: -0.4, y: 1.1 },
        { x: 0, y: 1 },
        { x: 0, y: 1.2 },
      ],
      mouth: [],
      oval: [],
      nose: [{ x: 0, y: 0.75 }],
    },
    skinZone: new Float32Array(width * height),
    shape: USUAL_SHAPE,
    yaw: 0,
    pitch: 0,
  };
}

const shaded = (shade: Shade, detail = DETAIL) =>
  seeBeard(
    study((x, y) => [SKIN[0] * shade(x, y), SKIN[1] * shade(x, y), SKIN[2] * shade(x, y)]),
    detail,
  );
/** Hairs of a depth: as fine as those of a portrait. */
const hairs = (x: number, y: number, depth: number) =>
  1 + depth * Math.sign(Math.sin(x * 55) * Math.sin(y * 55));
const isLip: Shade = (x, y) => (Math.abs(x) < 0.4 && y > 0.75 && y < 0.99 ? 1 : 0);
const isChin: Shade = (x, y) => (Math.abs(x) < 0.35 && y > 1.25 && y < chin + 0.2 ? 1 : 0);
const isJaw: Shade = (x, y) => (Math.abs(x) >= 0.35 && y > 0.95 ? 1 : 0);
const grown =
  (parts: readonly Shade[], dark: number, depth: number): Shade =>
  (x, y) =>
    parts.some((part) => part(x, y) === 1) ? dark * hairs(x, y, depth) : 1;

describe('hairs', () => {
  it.each([
    ['short-beard', [isLip, isChin, isJaw], 0.5, 0.35],
    ['goatee', [isLip, isChin], 0.6, 0.3],
    ['chin-beard', [isChin], 0.6, 0.3],
    ['moustache', [isLip], 0.5, 0.3],
    ['stubble', [isLip, isChin, isJaw], 0.9, 0.045],
  ] as const)('are a %s by where they are and how dense', (form, parts, dark, depth) => {
    expect(shaded(grown(parts, dark, depth))?.form).toBe(form);
  });

  it('that hide the skin of chin and jaw are a whole beard, however soft the photo', () => {
    expect(shaded(grown([isLip, isChin, isJaw], 0.2, 0.06))?.form).toBe('short-beard');
    expect(shaded(grown([isLip, isChin, isJaw], 0.6, 0.05))?.form).toBe('stubble');
  });

  it('are a beard also where they grow on all of the lower face but for one place', () => {
    const isCorner: Shade = (x, y) => (Math.abs(x) > 0.2 && Math.abs(x) < 0.42 && y > 1.3 && y < 1.6 ? 1 : 0);
    const beard = grown([isLip, isChin, isJaw], 0.9, 0.06);
    expect(shaded((x, y) => (isCorner(x, y) === 1 ? 1 : beard(x, y)))?.form).toBe('stubble');
  });

  it('run together in a small photo: its beards are fuller than they look', () => {
    const beard: Shade = (x, y) =>
      isJaw(x, y) ? hairs(x, y, 0.045) : grown([isLip, isChin], 0.6, 0.3)(x, y);
    expect(shaded(beard)?.form).toBe('goatee');
    expect(shaded(beard, 60)?.form).toBe('short-beard');
  });

  it('are seen as grey as the skin is bright, and give the beard its colour', () => {
    const grey = seeBeard(
      study((x, y) => {
        const share = hairs(x, y, 0.3);
        return isChin(x, y) + isLip(x, y) ? [190 * share, 188 * share, 186 * share] : SKIN;
      }),
      DETAIL,
    );
    expect(grey?.form).toBe('goatee');
    const [r, , b] = grey?.colour ?? [0, 0, 0];
    expect(r - b).toBeLessThan(10);
  });
});

describe('red hairs', () => {
  const painted = (colour: Rgb, parts: readonly Shade[]) =>
    seeBeard(
      study((x, y) => {
        const share = hairs(x, y, 0.3);
        const [r, g, b] = parts.some((part) => part(x, y) === 1) ? colour : SKIN;
        return parts.some((part) => part(x, y) === 1) ? [r * share, g * share, b * share] : [r, g, b];
      }),
      DETAIL,
    )?.form;
  const RED: Rgb = [110, 62, 40];

  it('are a beard where the jaw is as red as the chin', () => {
    expect(painted(RED, [isLip, isChin, isJaw])).toBe('short-beard');
  });

  it('are a tongue or lips on the chin alone', () => {
    expect(painted(RED, [isChin])).toBeUndefined();
  });
});

describe('rough places', () => {
  it('show a beard by their roughness compared with the skin, even if all skin is rough', () => {
    const skin = (x: number, y: number) => hairs(x, y, 0.1);
    const beard = grown([isLip, isChin, isJaw], 0.7, 0.5);
    expect(
      shaded((x, y) => (isLip(x, y) + isChin(x, y) + isJaw(x, y) ? beard(x, y) : skin(x, y)))?.form,
    ).toBe('short-beard');
  });

  it('are strands next to the face, and no beard, where the chin is smooth', () => {
    const strands = grown([isJaw, isLip], 1, 0.05);
    expect(shaded((x, y) => (isChin(x, y) ? hairs(x, y, 0.012) : strands(x, y)))).toBeUndefined();
    expect(shaded((x, y) => (isChin(x, y) ? hairs(x, y, 0.04) : strands(x, y)))?.form).toBe('stubble');
  });

  it('on a lip that a lamp lights, as it does the skin next to the mouth, are folds of a smile', () => {
    const lit = [236, 208, 180] as const;
    const lampOn = (isLit: Shade) =>
      seeBeard(
        study((x, y) => {
          const colour = isLit(x, y) === 1 ? lit : SKIN;
          const depth = isLip(x, y) === 1 ? hairs(x, y, 0.12) : 1;
          return [colour[0] * depth, colour[1] * depth, colour[2] * depth];
        }),
        DETAIL,
      )?.form;
    expect(lampOn(isLip)).toBe('moustache');
    expect(lampOn((x, y) => (Math.abs(x) < 0.5 && y > 0.75 && y < 1.6 ? 1 : 0))).toBeUndefined();
  });

  it('on a lip are a moustache the sooner the greyer they are', () => {
    const moustache = (colour: Rgb) =>
      seeBeard(
        study((x, y) => {
          const share = isLip(x, y) ? hairs(x, y, 0.12) : 1;
          const [r, g, b] = isLip(x, y) ? colour : SKIN;
          return [r * share, g * share, b * share];
        }),
        DETAIL,
      )?.form;
    expect(moustache([190, 186, 180])).toBe('moustache');
    expect(moustache(SKIN)).toBeUndefined();
  });
});

describe('a chin that is covered', () => {
  const behind = (parts: readonly Shade[]) =>
    seeBeard(
      study((x, y) => {
        const share = grown(parts, 0.55, 0.3)(x, y);
        return [SKIN[0] * share, SKIN[1] * share, SKIN[2] * share];
      }),
      DETAIL,
      false,
    )?.form;

  it('has no beard, even if what covers it is rough or white', () => {
    expect(behind([isChin, isJaw])).toBeUndefined();
    const white = study((x, y) => (isChin(x, y) === 1 ? [220, 218, 212] : SKIN));
    expect(seeBeard(white, DETAIL)?.form).toBe('chin-beard');
    expect(seeBeard(white, DETAIL, false)).toBeUndefined();
  });

  it('lies below a moustache that is seen', () => {
    expect(behind([isLip])).toBe('moustache');
  });
});

describe('white hair', () => {
  const painted = (colour: Rgb, parts: readonly Shade[]) =>
    seeBeard(
      study((x, y) => (parts.some((part) => part(x, y) === 1) ? colour : SKIN)),
      DETAIL,
    )?.form;

  it('is seen by its colour in a photo too soft for hairs', () => {
    const white: Rgb = [198, 196, 190];
    expect(painted(white, [isLip, isChin, isJaw])).toBe('short-beard');
    expect(painted(white, [isLip, isChin])).toBe('goatee');
    expect(painted(white, [isLip])).toBe('moustache');
  });

  it('is neither green nor blue, nor grey in the shade, nor the paler skin of a chin', () => {
    expect(painted([120, 220, 160], [isLip, isChin, isJaw])).toBeUndefined();
    expect(painted([90, 89, 86], [isLip, isChin, isJaw])).toBeUndefined();
    expect(painted([226, 190, 165], [isLip, isChin, isJaw])).toBeUndefined();
  });
});

describe('no hairs', () => {
  it('are shade, however dark, nor smooth things before the face', () => {
    expect(shaded(() => 1)).toBeUndefined();
    expect(shaded((x, y) => (isChin(x, y) ? 0.6 : 1))).toBeUndefined();
    expect(shaded((_x, y) => (y > 0.75 ? 0.4 : 1))).toBeUndefined();
  });

  it('are skin that is as rough all over', () => {
    expect(shaded((x, y) => hairs(x, y, 0.09))).toBeUndefined();
  });

  it('are borders of lips and folds, one across each place', () => {
    const crossed: Shade = (x, y) =>
      (isLip(x, y) === 1 && y > 0.9) || (y > 1.5 && y < 1.6) || y > 1.78 ? 0.5 : 1;
    expect(shaded(crossed)).toBeUndefined();
  });

  it('are the pits of a chin in a grimace: hair grows next to the mouth as well', () => {
    const isPitted: Shade = (x, y) => (isChin(x, y) === 1 && Math.abs(x) < 0.2 ? 1 : 0);
    expect(shaded(grown([isPitted], 0.9, 0.2))).toBeUndefined();
  });

  it('are what is seen of the chin of a head that leans back', () => {
    const stubble = grown([isLip, isChin, isJaw], 0.9, 0.045);
    const face = study((x, y) => [200 * stubble(x, y), 150 * stubble(x, y), 120 * stubble(x, y)]);
    expect(seeBeard(face, DETAIL)?.form).toBe('stubble');
    expect(seeBeard({ ...face, pitch: -0.5 }, DETAIL)).toBeUndefined();
  });

  it('are borders that lie across a lip, however close a smile brings them together', () => {
    expect(
      shaded((x, y) => (isLip(x, y) === 1 ? 0.6 + 0.3 * Math.sign(Math.sin(y * 55)) : 1)),
    ).toBeUndefined();
  });

  it('are the shade below a nose: no lip alone is as dark as a moustache must be', () => {
    const shade =
      (dark: number): Shade =>
      (x, y) =>
        isLip(x, y) ? dark * hairs(x, y, 0.03) : hairs(x, y, 0.02);
    expect(shaded(shade(0.47))).toBeUndefined();
    expect(shaded(shade(0.25))?.form).toBe('moustache');
  });

  it('are the folds of a smile above the lip', () => {
    expect(shaded(grown([isLip], 0.9, 0.14))).toBeUndefined();
  });
});

it('is settled by a second opinion on its kind, unless a scarf or leaves hide the chin', () => {
  const stubble = grown([isLip, isChin, isJaw], 0.9, 0.045);
  const face = study((x, y) => [200 * stubble(x, y), 150 * stubble(x, y), 120 * stubble(x, y)]);
  const saying = (told: string): Opinion => ({ skin: (rules) => rules, answer: () => told as never });
  expect(seeBeard(face, DETAIL, true, saying('none'))).toBeUndefined();
  expect(seeBeard(face, DETAIL, true, saying('full beard'))).toMatchObject({
    kind: 'full',
    form: 'short-beard',
  });
  const bare = study(() => SKIN);
  expect(seeBeard(bare, DETAIL, true, saying('moustache'))?.form).toBe('moustache');
  expect(seeBeard(bare, DETAIL, false, saying('moustache'))).toBeUndefined();
});
