import { luminance, type Rgb } from '../../colour.ts';
import type { FacialHairId } from '../../look/vocabulary.ts';
import { average } from './colour-groups.ts';
import { FACE_PRINT } from './face-print.ts';
import type { Point } from './point.ts';
import type { Beard } from './read-beard.ts';
import type { FaceStudy } from './study-face.ts';

/** A place of the face: its middle and half its width and height, in the head's units. */
type Zone = { x: number; y: number; wide: number; high: number };
/** What is seen in a zone. */
type Sight = {
  /** How much brightness changes from one place to the next, in hundredths. */
  bristles: number;
  /** Brightness over that of the cheeks. */
  light: number;
  /** How much more colour it has than the cheeks. */
  colourful: number;
  colours: readonly Rgb[];
};

/** Zones that a beard covers, and the bare skin that they are held against. */
type Sights = Record<'lip' | 'chin' | 'jaw', Sight> & { bare: number };

/** Hairs make skin uneven at this scale; both the least amount and the least share of what bare skin has. */
const BRISTLES = {
  chin: { least: 3, share: 1.5 },
  lip: { least: 4.5, share: 2.5 },
  jaw: { least: 3, share: 1.5 },
} as const;
/** Lips and gums are more colourful than skin, hair hardly ever. */
const LIPS = 0.14;
/** A moustache is darker than the cheeks, or greyer; alone it is dense, as the folds of a smile are not. */
const MOUSTACHE = { dark: 0.92, grey: -0.1, alone: { bristles: 7, dark: 0.8 } };
/** Stubble in a coarse photo: dark everywhere, and hardly more uneven than bare skin. */
const SHADOW = { lip: 0.75, jaw: 0.72, chin: 0.9, lipShare: 2, chinShare: 1.5 };
/** So dense are full beards; so dense or dark beards that are more than stubble, and so bare their jaws. */
const DENSE = { chin: 6, jaw: 8, goatee: 6, dark: 0.73, bareJaw: 0.5 };
/** Both sides are seen of a head that is turned less, radians. */
const TURNED = 0.15;
/** Points between which brightness is compared, in the head's units. */
const FINE = 0.03;
const STEP = 0.015;
/** Added to brightness before its logarithm is taken, so that noise in the dark is none. */
const NIGHT = 12;

/**
 * Finds a beard in the photo of a face by its hairs: shade, a mask, a hand or a microphone are smooth, whatever their
 * colour, and grey hair is as uneven as dark hair.
 */
export function seeBeard(study: FaceStudy): Beard | undefined {
  const sights = look(study);
  const has = (part: 'chin' | 'jaw') => isHairy(sights[part], BRISTLES[part], sights.bare);
  const { lip, chin, jaw } = sights;
  const onLip =
    isHairy(lip, BRISTLES.lip, sights.bare) &&
    (lip.light < MOUSTACHE.dark || lip.colourful < MOUSTACHE.grey || lip.bristles > 2 * BRISTLES.lip.least);
  if (!has('chin')) {
    if (onLip && isMoustache(lip)) {
      return { kind: 'moustache', form: 'moustache', colour: hairColour(lip.colours) };
    }
    return isShadow(sights)
      ? { kind: 'stubble', form: 'stubble', colour: hairColour(chin.colours) }
      : undefined;
  }
  const form = formOf(sights, onLip, has('jaw'));
  const parts = [chin, ...(onLip ? [lip] : []), ...(form === 'short-beard' ? [jaw] : [])];
  return { kind: KINDS[form], form, colour: hairColour(parts.flatMap(({ colours }) => colours)) };
}

/** Most beards that cover the jaw are trimmed: a longer one is its owner's choice. */
type Form = Extract<FacialHairId, 'short-beard' | 'goatee' | 'chin-beard' | 'stubble'>;
const KINDS = {
  'short-beard': 'full',
  goatee: 'goatee',
  'chin-beard': 'goatee',
  stubble: 'stubble',
} as const satisfies Record<Form, Beard['kind']>;

function formOf({ lip, chin, jaw }: Sights, onLip: boolean, onJaw: boolean): Form {
  if (onLip && onJaw && chin.bristles >= DENSE.chin && jaw.bristles >= DENSE.jaw) return 'short-beard';
  const most = Math.max(chin.bristles, onLip ? lip.bristles : 0);
  const isGoatee = most >= DENSE.goatee || chin.light < DENSE.dark || jaw.bristles < most * DENSE.bareJaw;
  if (!isGoatee) return 'stubble';
  return onLip || lip.light < MOUSTACHE.dark ? 'goatee' : 'chin-beard';
}

const isMoustache = ({ bristles, light, colourful }: Sight) =>
  bristles >= MOUSTACHE.alone.bristles && (light < MOUSTACHE.alone.dark || colourful < MOUSTACHE.grey);

const isShadow = ({ lip, chin, jaw, bare }: Sights) =>
  // Where light gleams on the lip, its hairs and those of the jaw are seen.
  (lip.light < SHADOW.lip || (isHairy(lip, BRISTLES.lip, bare) && isHairy(jaw, BRISTLES.jaw, bare))) &&
  jaw.light < SHADOW.jaw &&
  chin.light < SHADOW.chin &&
  lip.bristles > bare * SHADOW.lipShare &&
  chin.bristles > bare * SHADOW.chinShare;

const isHairy = (sight: Sight, { least, share }: { least: number; share: number }, bare: number) =>
  sight.bristles >= least && sight.bristles >= bare * share && sight.colourful < LIPS;

/** Looks at the zones of a face, on the side that the photo shows. */
function look({ cut, features, shape, yaw }: FaceStudy): Sights {
  const sides = yaw > TURNED ? [-1] : yaw < -TURNED ? [1] : [-1, 1];
  const { top, bottom } = spanOf(features.lips);
  const base = Math.max(...features.nose.map(({ y }) => y));
  const see = (zones: readonly Zone[], cheeks?: { light: number; colour: number }) =>
    sightOf(
      zones.map((zone) => measure(cut, zone)),
      cheeks,
    );
  const both = (zone: Zone): Zone[] => sides.map((side) => ({ ...zone, x: side * zone.x }));
  const cheek = see(both({ x: 0.6, y: 0.55, wide: 0.12, high: 0.12 }));
  const forehead = see([{ x: 0, y: -0.6, wide: 0.25, high: 0.1 }]);
  const cheeks = { light: cheek.light, colour: cheek.colourful };
  const lipHeight = Math.max(0.03, ((top - base) / 2) * 0.6);
  return {
    bare: Math.min(cheek.bristles, forehead.bristles),
    lip: see(both({ x: 0.18, y: (base + top) / 2 + 0.02, wide: 0.1, high: lipHeight }), cheeks),
    chin: see([{ x: 0, y: (bottom + shape.chin) / 2 + 0.08, wide: 0.18, high: 0.09 }], cheeks),
    jaw: see(both({ x: 0.62, y: 1.25, wide: 0.1, high: 0.1 }), cheeks),
  };
}

const spanOf = (points: readonly Point[]) => {
  const ys = points.map(({ y }) => y);
  return { top: Math.min(...ys), bottom: Math.max(...ys) };
};

type Measure = { bristles: number; colours: Rgb[] };

function sightOf(
  measures: readonly Measure[],
  cheeks: { light: number; colour: number } = { light: 1, colour: 0 },
): Sight {
  const colours = measures.flatMap(({ colours: own }) => own);
  const [r, , b] = average(colours) ?? [0, 0, 0];
  const light = colours.reduce((sum, colour) => sum + luminance(colour), 0) / Math.max(1, colours.length);
  return {
    bristles: measures.reduce((sum, { bristles }) => sum + bristles, 0) / Math.max(1, measures.length),
    light: light / cheeks.light,
    colourful: (r - b) / Math.max(1, r) - cheeks.colour,
    colours,
  };
}

/** How much places differ from those around them. */
function measure(cut: Float32Array, { x: cx, y: cy, wide, high }: Zone): Measure {
  const colours: Rgb[] = [];
  let sum = 0;
  for (let y = cy - high; y <= cy + high; y += STEP) {
    for (let x = cx - wide; x <= cx + wide; x += STEP) {
      const colour = colourAt(cut, x, y);
      colours.push(colour);
      const around = [
        colourAt(cut, x - FINE, y),
        colourAt(cut, x + FINE, y),
        colourAt(cut, x, y - FINE),
        colourAt(cut, x, y + FINE),
      ];
      sum += Math.abs(bright(colour) - around.reduce((all, own) => all + bright(own), 0) / 4);
    }
  }
  return { bristles: (sum / Math.max(1, colours.length)) * 100, colours };
}

const bright = (colour: Rgb) => Math.log(luminance(colour) + NIGHT);

function colourAt(cut: Float32Array, x: number, y: number): Rgb {
  const column = Math.round((x + FACE_PRINT.halfWidth) * FACE_PRINT.perUnit);
  const row = Math.round((y - FACE_PRINT.top) * FACE_PRINT.perUnit);
  const at = (Math.min(row, FACE_PRINT.height - 1) * FACE_PRINT.width + column) * 3;
  return [cut[at], cut[at + 1], cut[at + 2]];
}

/** The colour of hairs, between which skin shines through: of the half of a zone that has least colour. */
function hairColour(colours: readonly Rgb[]): Rgb {
  const sorted = colours.toSorted((a, b) => a[0] - a[2] - (b[0] - b[2]));
  return average(sorted.slice(0, Math.ceil(sorted.length / 2))) ?? [60, 45, 35];
}
