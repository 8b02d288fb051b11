import type { Bubble } from './bubble.ts';
import { type EdgePoint, measureEdge, type RoundBox, roundBox } from './round-box.ts';
import { mirroredLight, plasticFresnel, ramp } from './studio-light.ts';
import { PAGE, type Surface } from './surface.ts';

/** Where the lens looks straight at the card, page pixels. */
const LENS = { x: PAGE / 2, y: 720 };
/** Distance of the lens in page pixels: what stands nearer looks larger. */
const FAR = 3600;
/** How far the walls lean inwards from the card to the top. */
const DRAFT = 27;
/** Width of the rim that is glued to the card. */
const FLANGE = 20;
/** Width of the rounded edge between wall and top. */
const FILLET = 34;

type Shape = { base: RoundBox; top: RoundBox; dome: number; ripple: number };
type Picture = { width: number; height: number; data: Uint8ClampedArray };
/** What one point of the plastic does to the picture: light it lets through, light it adds, where it bends sight. */
type Film = { through: number; light: number; shiftX: number; shiftY: number };

/** Lays clear thermoformed plastic over what is drawn: bent sight in the walls, mirrored lights, Fresnel edges. */
export function drawPlastic({ context, scale }: Surface, bubble: Bubble): void {
  const { x, y, width, height } = bubble.box;
  const grow = FLANGE + 4;
  const left = Math.max(0, Math.floor((x - grow) * scale));
  const top = Math.max(0, Math.floor((y - grow) * scale));
  const columns = Math.ceil((width + 2 * grow) * scale);
  const rows = Math.ceil((height + 2 * grow) * scale);
  const image = context.getImageData(left, top, columns, rows);
  // A native picture's fields are slow to look at: read them once.
  const picture = { width: image.width, height: image.height, data: image.data };
  const seen = picture.data.slice();
  const shape = shapeOf(bubble);
  const film: Film = { through: 1, light: 0, shiftX: 0, shiftY: 0 };
  for (let row = 0; row < rows; row++) {
    const pageY = (top + row + 0.5) / scale;
    for (let column = 0; column < columns; column++) {
      if (!lookThrough(shape, (left + column + 0.5) / scale, pageY, film)) continue;
      mixPixel(picture, seen, column, row, scale, film, bubble.tint);
    }
  }
  context.putImageData(image, left, top);
}

function shapeOf({ box, radius, depth, dome, ripple }: Bubble): Shape {
  const near = FAR / (FAR - depth);
  const flat = {
    x: LENS.x + (box.x + DRAFT - LENS.x) * near,
    y: LENS.y + (box.y + DRAFT - LENS.y) * near,
    width: (box.width - 2 * DRAFT) * near,
    height: (box.height - 2 * DRAFT) * near,
  };
  return { base: roundBox(box, radius), top: roundBox(flat, Math.max(26, radius - DRAFT)), dome, ripple };
}

const base: EdgePoint = { distance: 0, outX: 0, outY: 0 };
const top: EdgePoint = { distance: 0, outX: 0, outY: 0 };

/** Works out the film at a point of the page; false where there is no plastic. */
function lookThrough(shape: Shape, x: number, y: number, film: Film): boolean {
  measureEdge(shape.base, x, y, base);
  if (base.distance > FLANGE + 1.5) return false;
  film.shiftX = 0;
  film.shiftY = 0;
  if (base.distance >= 0) seeFlange(film);
  else {
    measureEdge(shape.top, x, y, top);
    if (top.distance > 0) seeWall(x, y, film);
    else seeTop(shape, x, y, film);
  }
  return true;
}

/** The glued rim: flat, with a bright or dark line where it ends. */
function seeFlange(film: Film): void {
  const toLight = -0.7 * base.outX - 0.7 * base.outY;
  const end =
    ramp(FLANGE - 3.5, FLANGE - 1.5, base.distance) * (1 - ramp(FLANGE, FLANGE + 1.5, base.distance));
  const crimp = 1 - ramp(0, 5, base.distance);
  const inside = 1 - ramp(FLANGE, FLANGE + 1.5, base.distance);
  film.light = inside * 0.055 + end * (toLight > 0 ? 0.25 + 0.4 * toLight : 0.16) + crimp * 0.1;
  film.through = 1 - crimp * 0.22 - end * (toLight < 0 ? -0.3 * toLight : 0);
}

/** The steep side: `share` runs from the card to the top. */
function seeWall(x: number, y: number, film: Film): void {
  const width = top.distance - base.distance;
  const share = -base.distance / width;
  const steep = Math.sqrt(Math.max(0, Math.sin(Math.PI * (0.1 + 0.72 * share))));
  const nz = 1 - 0.72 * steep;
  const side = Math.sqrt(1 - nz * nz);
  // A drawn wall is never straight: what it mirrors comes and goes along its length.
  const uneven = 0.42 + 0.24 * Math.sin(0.0125 * (x * 0.7 + y) + 0.6);
  film.light = Math.min(
    0.86,
    plasticFresnel(nz) * mirroredLight(side * base.outX, -side * base.outY, nz) * uneven,
  );
  film.through = 1 - 0.3 * steep;
  film.shiftX = -base.outX * 26 * steep * (1 - share);
  film.shiftY = -base.outY * 26 * steep * (1 - share);
}

/** The top: rounded at its edge, gently domed, never quite even. */
function seeTop(shape: Shape, x: number, y: number, film: Film): void {
  const box = shape.top;
  const across = (x - box.x) / box.halfWidth;
  const down = (y - box.y) / box.halfHeight;
  const edge = Math.max(0, 1 + top.distance / FILLET);
  const roll = 0.7 * edge * edge;
  const waves = shape.ripple * (Math.sin(x * 0.021 + y * 0.009) + Math.sin(y * 0.017 - x * 0.006 + 1.3));
  const nx = shape.dome * across * Math.abs(across) + roll * top.outX + waves;
  const ny = -(shape.dome * down * Math.abs(down) * 0.9 + roll * top.outY) + waves * 0.6;
  const nz = Math.sqrt(Math.max(0.05, 1 - nx * nx - ny * ny));
  film.light = Math.min(0.86, 0.012 + plasticFresnel(nz) * mirroredLight(nx, ny, nz));
  film.through = 1 - 0.16 * edge * edge;
  film.shiftX = -top.outX * 7 * edge * edge;
  film.shiftY = -top.outY * 7 * edge * edge;
}

function mixPixel(
  { width, height, data }: Picture,
  seen: Uint8ClampedArray,
  column: number,
  row: number,
  scale: number,
  film: Film,
  tint: readonly [number, number, number],
): void {
  const fromX = Math.max(0, Math.min(width - 1, Math.round(column + film.shiftX * scale)));
  const fromY = Math.max(0, Math.min(height - 1, Math.round(row + film.shiftY * scale)));
  const from = (fromY * width + fromX) * 4;
  const to = (row * width + column) * 4;
  const stay = film.through * (1 - film.light);
  const add = 255 * film.light;
  data[to] = (seen[from] ?? 0) * stay * tint[0] + add;
  data[to + 1] = (seen[from + 1] ?? 0) * stay * tint[1] + add;
  data[to + 2] = (seen[from + 2] ?? 0) * stay * tint[2] + add * (0.4 + 0.6 * tint[2]);
}
