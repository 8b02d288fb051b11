import { luminance, type Rgb } from '../../../colour.ts';
import { clamp, mean, median } from '../../../math.ts';
import { average } from '../colour-groups.ts';
import { redOf } from '../hair/white-hair.ts';
import type { Point } from '../point.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceStudy } from '../print/study-face.ts';

/**
 * A place of the face: its middle and half its width and height, in the head's units. `isUpright` if hairs must be
 * told from borders that run across the face, such as those of lips and of the folds of a smile: then only what is
 * next to a place counts.
 */
type Zone = { x: number; y: number; wide: number; high: number; isUpright?: true };
/** What is seen in a zone, or in the same zone of both sides. */
export type Sight = {
  /** How much brightness changes from one place to the next, in hundredths: on the side where it changes less. */
  bristles: number;
  /** Brightness over that of the cheeks. */
  light: number;
  /** How much redder it is than the cheeks, a logarithm of red over green. */
  red: number;
  colours: readonly Rgb[];
};
/** The upper lip, the chin below the mouth, next to its corners and above its edge, and the jaw. */
export type BeardPart = 'lip' | 'chin' | 'corner' | 'edge' | 'jaw';
/** What is seen where beards grow, how rough bare skin is and what colour, and how high the chin is below the lips. */
export type BeardSights = Record<BeardPart, Sight> & { bare: number; skin: Rgb; room: number };

/** Both sides are seen of a head that is turned less, radians. */
const TURNED = 0.15;
const STEP = 0.015;
/** Points between which brightness is compared, pixels of the print: what only the nearer ones show is noise. */
const [NEAR, FAR] = [4, 8];
/** Added to brightness before its logarithm is taken, so that noise in the dark is none. */
const NIGHT = 12;
/**
 * No skin is smoother in effect than `least`. The rougher of cheeks and forehead may be hidden, and counts at most
 * `rougher` times the other.
 */
const BARE = { least: 1, rougher: 1.5 };

/** Looks at the places where beards grow, on the sides of a face that the photo shows. */
export function sightBeard({ cut, features, shape: { chin, jaw, mouth }, yaw }: FaceStudy): BeardSights {
  const sides = yaw > TURNED ? [-1] : yaw < -TURNED ? [1] : [-1, 1];
  const { top, bottom, wide } = spanOf(features.lips);
  const base = Math.max(...features.nose.map(({ y }) => y));
  const room = chin - bottom;
  const light = logLight(cut);
  const look = (zone: Zone) => measure(cut, light, zone);
  const both = (zone: Zone) => sides.map((side) => look({ ...zone, x: side * zone.x }));
  const cheeks = both({ x: 0.6, y: 0.55, wide: 0.12, high: 0.12 });
  const forehead = look({ x: 0, y: -0.6, wide: 0.25, high: 0.1 });
  const cheek = sightOf(cheeks);
  const beside = (measures: readonly Measure[]): Sight => {
    const own = sightOf(measures);
    return { ...own, light: own.light / cheek.light, red: own.red - cheek.red };
  };
  const [smoother = 0, rougher = 0] = [cheek.bristles, forehead.bristles].sort((a, b) => a - b);
  return {
    room,
    skin: average(cheek.colours) ?? [0, 0, 0],
    bare: clamp(smoother * BARE.rougher, BARE.least, rougher),
    lip: beside(
      both({
        x: 0.18,
        y: (base + top) / 2 + 0.02,
        wide: 0.1,
        high: Math.max(0.03, (top - base) * 0.3),
        isUpright: true,
      }),
    ),
    chin: beside([look({ x: 0, y: bottom + room * 0.6, wide: 0.18, high: Math.min(0.09, room * 0.2) })]),
    corner: beside(both({ x: wide * 0.75, y: bottom + room * 0.45, wide: 0.08, high: 0.06 })),
    edge: beside([look({ x: 0, y: chin - 0.1, wide: 0.2, high: 0.07 })]),
    jaw: beside(
      both({
        x: jaw * 0.69,
        y: mouth + (chin - mouth) * 0.38,
        wide: 0.08,
        high: 0.16,
      }),
    ),
  };
}

const spanOf = (points: readonly Point[]) => {
  const ys = points.map(({ y }) => y);
  return {
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    wide: Math.max(...points.map(({ x }) => Math.abs(x))),
  };
};

type Light = (pixel: number) => number;
type Measure = { bristles: number; colours: Rgb[] };

function sightOf(measures: readonly Measure[]): Sight {
  const colours = measures.flatMap(({ colours: own }) => own);
  return {
    bristles: Math.min(...measures.map(({ bristles }) => bristles)),
    light: mean(colours.map((colour) => luminance(colour))),
    red: redOf(average(colours) ?? [0, 0, 0]),
    colours,
  };
}

/** Gives the logarithm of the brightness of a pixel of the print, in hundredths: few are looked at. */
const logLight = (cut: Float32Array) => (pixel: number) =>
  Math.log(luminance([cut[pixel * 3], cut[pixel * 3 + 1], cut[pixel * 3 + 2]]) + NIGHT) * 100;

/**
 * How much most places differ from those around them: one border across a zone, of a lip or a fold, is not most of it.
 */
function measure(cut: Float32Array, light: Light, { x: cx, y: cy, wide, high, isUpright }: Zone): Measure {
  const { perUnit, halfWidth, top, width, height } = FACE_PRINT;
  const colours: Rgb[] = [];
  const [near, far]: [number[], number[]] = [[], []];
  const within = (value: number, most: number) => clamp(Math.round(value), FAR, most - 1 - FAR);
  for (let y = cy - high; y <= cy + high; y += STEP) {
    for (let x = cx - wide; x <= cx + wide; x += STEP) {
      const at = within((y - top) * perUnit, height) * width + within((x + halfWidth) * perUnit, width);
      colours.push([cut[at * 3], cut[at * 3 + 1], cut[at * 3 + 2]]);
      near.push(unevenAt(light, at, NEAR, isUpright));
      far.push(unevenAt(light, at, FAR, isUpright));
    }
  }
  return { bristles: Math.min(median(near), median(far)), colours };
}

function unevenAt(light: Light, at: number, apart: number, isUpright = false): number {
  const beside = light(at - apart) + light(at + apart);
  if (isUpright) return Math.abs(light(at) - beside / 2);
  const above = light(at - apart * FACE_PRINT.width) + light(at + apart * FACE_PRINT.width);
  return Math.abs(light(at) - (beside + above) / 4);
}
