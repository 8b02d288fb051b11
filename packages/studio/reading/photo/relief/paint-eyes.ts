import { clamp, mean, smoothStep } from '../../../math.ts';
import { MESH } from '../face/mesh-places.ts';
import type { Landmark } from '../face/read-landmarks.ts';
import { middleOf, type Point } from '../point.ts';
import { CELLS, createPlane, eachCellIn, type Plane, xOf, yOf } from './head-grid.ts';
import { type Lab, type LabPlanes, layOver, medianOf, mixLab } from './lab.ts';
import { mapFeatures } from './map-features.ts';

/** The form of an eye: the places of its lids, from corner to corner. */
type Lids = { upper: readonly number[]; lower: readonly number[] };
/** An eye as it is seen: its opening, 0 to 1, and the middles of opening and iris. */
type Eye = { opening: Plane; middle: Point; iris: Point; lids: Lids };

/**
 * In the head's units: the radius of an iris, which measures 11.7 mm between eyes that are 63 mm apart, and is a
 * little larger on a toy; that of its pupil, and that of the lamp's reflection.
 */
const IRIS = { half: 0.108, rim: 0.03, pupil: 0.046 };
const LAMP = { x: -0.04, y: -0.036, half: 0.02 };
/** Over what distance the edges of what is painted are soft. */
const SOFT = 0.014;
/** Both eyes look the same way, if they differ by less than a squint does. */
const SQUINT = 0.07;
/** Irises whose colours are less apart, in CIELAB, are the same; and whose lightness is. */
const ONE_COLOUR = 16;
/** How much of a painted eye is drawn by rule. */
const SHARE = 0.85;

/** Paints both eyes clean: white, iris, pupil, one light in each; form, gaze and colours are the person's own. */
export function paintEyes(colours: LabPlanes, mesh: readonly Landmark[], skin: Lab): void {
  const eyes = lookOneWay(MESH.eyes.map((lids) => findEye(colours, mesh, lids)));
  const irises = eyes.map((eye) => irisColour(colours, eye));
  const shared = sharedColour(irises);
  const white = whiteOf(colours, eyes, skin);
  for (const [at, eye] of eyes.entries()) {
    paintEye(colours, eye, mesh, { white, iris: shared ?? irises[at] ?? PUPIL });
    paintLid(colours, mesh, eye.lids);
  }
}

/**
 * The colour of both irises, unless they differ in colour itself: if one is in the light and one in shade both are
 * the darker one.
 */
function sharedColour(irises: readonly Lab[]): Lab | undefined {
  const [one, other] = irises.toSorted((a, b) => a[0] - b[0]);
  if (!one || !other || distance(one.slice(1), other.slice(1)) > ONE_COLOUR) return undefined;
  return other[0] - one[0] > ONE_COLOUR ? one : meanOf(irises);
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? value)));

const meanOf = (colours: readonly Lab[]): Lab => {
  const middle = (channel: 0 | 1 | 2) => mean(colours.map((colour) => colour[channel]));
  return [middle(0), middle(1), middle(2)];
};

/** Eyes that hardly squint look the same way. */
function lookOneWay(eyes: readonly Eye[]): Eye[] {
  const gazes = eyes.map(({ iris, middle }) => [iris.x - middle.x, iris.y - middle.y]);
  const [x = 0, y = 0] = [0, 1].map((axis) => mean(gazes.map((gaze) => gaze[axis] ?? 0)));
  if (gazes.some((gaze) => distance(gaze, [x, y]) > SQUINT / 2)) return [...eyes];
  return eyes.map((eye) => ({ ...eye, iris: { x: eye.middle.x + x, y: eye.middle.y + y } }));
}

/** What is darker than this share of the lightest place in an eye shows where its iris is. */
const DARK = 0.75;

function findEye([light]: LabPlanes, mesh: readonly Landmark[], lids: Lids): Eye {
  const places = [...lids.upper, ...lids.lower];
  const opening = mapFeatures(mesh, [{ places, around: 0.006 }], 0.8);
  const ring = places.flatMap((index) => mesh[index] ?? []);
  const middle = middleOf(ring);
  let lightest = 0;
  for (let cell = 0; cell < CELLS; cell++)
    if (opening[cell] > 0.9) lightest = Math.max(lightest, light[cell]);
  let [x, y, sum] = [0, 0, 0];
  for (let cell = 0; cell < CELLS; cell++) {
    if (opening[cell] < 0.85) continue;
    const weight = Math.max(0, lightest * DARK - light[cell]) ** 2;
    x += xOf(cell) * weight;
    y += yOf(cell) * weight;
    sum += weight;
  }
  return { opening, middle, iris: sum > 0 ? { x: x / sum, y: y / sum } : middle, lids };
}

/** Darker irises would be one with their pupils. */
const LEAST_LIGHT = 24;
/** How much of its light is that of its lighter half. */
const LIT_SHARE = 0.3;
/** A dark iris is always brown: any other colour in it is the colour of shade. */
const BROWN = { from: 36, to: 28, red: 8, yellow: 11 };

function irisColour(colours: LabPlanes, { opening, iris }: Eye): Lab {
  const ring = opening.map((share, cell) => {
    const away = Math.hypot(xOf(cell) - iris.x, yOf(cell) - iris.y);
    return +(share > 0.85 && away > IRIS.pupil && away < IRIS.half - 0.01 && colours[0][cell] < 75);
  });
  // Pupil, lashes and shade lie over the darker half of it.
  const [middle] = medianOf(colours, ring);
  const [lit, red, yellow] = medianOf(
    colours,
    ring.map((share, cell) => share * +(colours[0][cell] >= middle)),
  );
  const light = middle + (lit - middle) * LIT_SHARE;
  const brown = smoothStep(BROWN.from, BROWN.to, light);
  return [
    Math.max(LEAST_LIGHT, light),
    red + Math.max(0, BROWN.red - red) * brown,
    yellow + Math.max(0, BROWN.yellow - yellow) * brown,
  ];
}

/**
 * How light the white of an eye is: lighter than in the photo, within limits, not much lighter than skin, and with
 * little colour.
 */
const WHITE = { seen: 35, lighter: 10, least: 74, most: 90, overSkin: 14, colour: 0.3 };

function whiteOf(colours: LabPlanes, eyes: readonly Eye[], skin: Lab): Lab {
  const aside = createPlane();
  for (const { opening, iris } of eyes)
    for (let cell = 0; cell < CELLS; cell++) {
      if (opening[cell] < 0.8 || colours[0][cell] < WHITE.seen) continue;
      aside[cell] = +(Math.hypot(xOf(cell) - iris.x, yOf(cell) - iris.y) > IRIS.half);
    }
  const [light, red, yellow] = medianOf(colours, aside);
  const most = clamp(skin[0] + WHITE.overSkin, WHITE.least, WHITE.most);
  return [clamp(light + WHITE.lighter, WHITE.least, most), red * WHITE.colour, yellow * WHITE.colour];
}

/** The shade of the upper lid on an eye, in lightness, and how far down it goes. */
const LID_SHADE = { dark: 20, down: 0.05 };
/** An iris is lighter below, where the light falls in, and darker at its rim. */
const IRIS_LIGHT = { below: 8, rim: 12 };
const PUPIL: Lab = [6, 0, 0];
const LIT: Lab = [96, 0, 0];

type EyeColours = { white: Lab; iris: Lab };

function paintEye(colours: LabPlanes, eye: Eye, mesh: readonly Landmark[], paints: EyeColours): void {
  const lid = lidOf(eye.lids, mesh);
  for (let cell = 0; cell < CELLS; cell++) {
    if (eye.opening[cell] < 0.01) continue;
    const place = { x: xOf(cell), y: yOf(cell) };
    const shade = LID_SHADE.dark * smoothStep(LID_SHADE.down, 0, place.y - heightAt(lid, place.x));
    const colour = eyeColourAt({ x: place.x - eye.iris.x, y: place.y - eye.iris.y }, paints, shade);
    layOver(colours, cell, colour, SHARE * eye.opening[cell]);
  }
}

/** The colour of an eyeball, its places counted from the middle of the iris. */
function eyeColourAt({ x, y }: Point, { white, iris }: EyeColours, shade: number): Lab {
  const away = Math.hypot(x, y);
  const inside = (half: number, from = away) => smoothStep(half + SOFT / 2, half - SOFT / 2, from);
  const rim = smoothStep(IRIS.half - IRIS.rim, IRIS.half, away);
  const glow = IRIS_LIGHT.below * smoothStep(-0.02, IRIS.half, y) - IRIS_LIGHT.rim * rim;
  const ring = mixLab([iris[0] + glow, iris[1], iris[2]], PUPIL, inside(IRIS.pupil));
  const lit = mixLab(ring, LIT, inside(LAMP.half, Math.hypot(x - LAMP.x, y - LAMP.y)));
  return mixLab([white[0] - shade, white[1], white[2]], lit, inside(IRIS.half));
}

/** The line of the upper lid: how thick it is, thinner at both ends, and how much of it is by rule. */
const LINE = { thick: 0.022, share: 0.75, darkest: 0.2, around: 0.04 };

/** A line as dark as lashes are in the photo. */
function paintLid(colours: LabPlanes, mesh: readonly Landmark[], lids: Lids): void {
  const lid = lidOf(lids, mesh);
  const [left, right] = [lid[0]?.x ?? 0, lid.at(-1)?.x ?? 0];
  const heights = lid.map(({ y }) => y);
  const line: { cell: number; share: number }[] = [];
  const around = {
    left,
    right,
    top: Math.min(...heights) - LINE.around,
    bottom: Math.max(...heights) + LINE.around,
  };
  eachCellIn(around, (cell) => {
    const along = clamp((2 * (xOf(cell) - left)) / (right - left) - 1, -1, 1);
    const thick = LINE.thick * Math.sqrt(1 - along ** 4);
    const away = Math.abs(yOf(cell) - heightAt(lid, xOf(cell)) + thick * 0.4);
    const share = smoothStep((thick + SOFT) / 2, (thick - SOFT) / 2, away);
    if (share > 0) line.push({ cell, share });
  });
  line.sort((one, other) => colours[0][one.cell] - colours[0][other.cell]);
  const lash = line[Math.floor(line.length * LINE.darkest)]?.cell;
  if (lash === undefined) return;
  const colour: Lab = [colours[0][lash], colours[1][lash], colours[2][lash]];
  for (const { cell, share } of line) layOver(colours, cell, colour, share * LINE.share);
}

/** The places of an upper lid, from left to right. */
const lidOf = ({ upper }: Lids, mesh: readonly Landmark[]): Landmark[] =>
  upper.flatMap((index) => mesh[index] ?? []).sort((one, other) => one.x - other.x);

/** The height of a lid at a place across. */
function heightAt(lid: readonly Landmark[], x: number): number {
  const next = lid.findIndex((corner) => corner.x >= x);
  const [from, to] = [lid[Math.max(0, next - 1)], lid[next]];
  if (!from || !to) return lid.at(-1)?.y ?? 0;
  return to.x === from.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}
