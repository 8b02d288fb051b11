import sharp from 'sharp';
import { asGarment } from '../catalogue/garments/garments.ts';
import { asHeadwear, HEADWEAR_ENTRIES, type Headwear } from '../catalogue/headwear/headwear.ts';
import { asPattern, asPose, asRole, asTheme, parsePartId } from '../catalogue/parts.ts';
import { mouldThing, THINGS } from '../catalogue/things/catalogue.ts';
import { hex, type Rgb } from '../colour.ts';
import { choosePalette } from '../packs/shared/palettes.ts';
import { beginSculptures } from '../packs/shared/place-sculptures.ts';
import { leanToFit } from '../packs/shared/share-space.ts';
import { createPage, PAGE, roundedPath, type Surface } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { createRandom } from '../random.ts';
import { findExtent, measureSculptures } from '../sculpt/find-extent.ts';
import type { Sculpture, Vector } from '../sculpt/solid.ts';
import { dressAsRole, dressMannequin, mannequinHead, showPattern, strikePose } from './dress-mannequin.ts';

/** A picture of a part: its id, and the colour to show it in, `#rrggbb`; without one it has its usual colour. */
export type PartPicture = { partId: string; colour: string | undefined };

/** Edge of the picture of a part, pixels. */
export const PART_SIZE = 160;
/** Air around a part, page pixels. */
const MARGIN = 70;
/** Everything is seen a little from above, like on a shelf, degrees. */
const TILT: Vector = [8, 0, 0];
/** How a thing and a hat are turned to the viewer, degrees. */
const TURN: Vector = [0, -18, 0];

/** Draws a part onto the page, in a colour or in its usual one. */
type Draw = (surface: Surface, tint: Rgb | undefined) => void;

const framed =
  (sculpt: (tint: Rgb | undefined) => readonly Sculpture[]): Draw =>
  (surface, tint) =>
    drawFramed(surface, sculpt(tint));

/** A blanket lies on the knees of somebody who sits, and hair grows on a person. */
const UNSEEN = new Set(['blanket', 'hair']);

/** How the part with an id is drawn; undefined if there is no such part, or no picture of it. */
function findDrawing(partId: string): Draw | undefined {
  const { kind, name = '' } = parsePartId(partId) ?? {};
  switch (kind) {
    case 'thing':
      return THINGS.has(name) ? framed((tint) => sculptThing(name, tint)) : undefined;
    case 'headwear': {
      const hat = asHeadwear(name);
      return hat && framed((tint) => sculptHat(hat, tint));
    }
    case 'garment': {
      const garment = UNSEEN.has(name) ? undefined : asGarment(name);
      return garment && framed((tint) => dressMannequin(garment, tint));
    }
    case 'role': {
      const role = asRole(name);
      return role && framed(() => dressAsRole(role));
    }
    case 'pose': {
      const pose = asPose(name);
      return pose && framed(() => strikePose(pose));
    }
    case 'pattern': {
      const pattern = asPattern(name);
      return pattern && framed(() => showPattern(pattern));
    }
    case 'theme': {
      const theme = asTheme(name);
      return theme && ((surface) => drawBackground(surface, theme));
    }
    default:
      return undefined;
  }
}

/** Whether there is a picture of the part with an id. */
export const canDrawPart = (partId: string): boolean => findDrawing(partId) !== undefined;

/**
 * Draws a part alone on a transparent ground: WebP. A hat is shown on a plain head, clothes on a mannequin. The same
 * part is always the same bytes.
 */
export async function drawPart({ partId, colour }: PartPicture): Promise<Uint8Array> {
  const surface = createPage(PART_SIZE);
  findDrawing(partId)?.(surface, colour === undefined ? undefined : hex(colour));
  const { data } = surface.context.getImageData(0, 0, PART_SIZE, PART_SIZE);
  return sharp(data, { raw: { width: PART_SIZE, height: PART_SIZE, channels: 4 } })
    .webp({ quality: 88 })
    .toBuffer();
}

/** A thing alone; a long one leans, so that it becomes larger. */
function sculptThing(id: string, tint: Rgb | undefined): Sculpture[] {
  const { groups } = mouldThing(id, tint);
  const { width, height } = measureSculptures([{ groups, turn: TURN }], TILT);
  const { lean } = leanToFit({ x: 0, y: 0, width: 1, height: 1 }, width / height);
  return [{ groups, turn: [TURN[0], TURN[1], -lean] }];
}

function sculptHat(hat: Headwear, tint: Rgb | undefined): Sculpture[] {
  const groups = [mannequinHead(), ...HEADWEAR_ENTRIES[hat].mould(tint)];
  return [{ groups, turn: TURN, scale: 0.25 }];
}

/** The square in which the extent of a part is looked for: things lie around the origin, mannequins stand on it. */
const PROBE = { left: -2.2, top: 3, edge: 176, perUnit: 40 } as const;

/** Draws sculptures as large as they fit into the page. */
function drawFramed(surface: Surface, sculptures: readonly Sculpture[]): void {
  const seen = findExtent(sculptures, PROBE, TILT);
  if (!seen) return;
  const room = PAGE - 2 * MARGIN;
  const unit = Math.min(room / (seen.right - seen.left), room / (seen.top - seen.bottom));
  const { canvas, box } = beginSculptures(surface, sculptures, {
    box: { x: 0, y: 0, width: PAGE, height: PAGE },
    unit,
    turn: TILT,
    foot: [
      0.5 - (((seen.left + seen.right) / 2) * unit) / PAGE,
      0.5 + (((seen.top + seen.bottom) / 2) * unit) / PAGE,
    ],
  })();
  surface.context.drawImage(canvas, box.x, box.y, box.width, box.height);
}

/** The picture that a theme prints on the packaging, in the first of its seeds' colours. */
function drawBackground({ context }: Surface, theme: Parameters<typeof drawTheme>[1]): void {
  const box = { x: MARGIN, y: MARGIN, width: PAGE - 2 * MARGIN, height: PAGE - 2 * MARGIN };
  const random = createRandom(1);
  const palette = choosePalette(theme, random);
  roundedPath(context, box, 200);
  context.save();
  context.clip();
  drawTheme(context, theme, palette, { box, focus: { x: PAGE / 2, y: PAGE * 0.46, radius: 420 } }, random);
  context.restore();
}
