import sharp from 'sharp';
import { HEADWEAR_ENTRIES, type Headwear } from '../catalogue/headwear/headwear.ts';
import { plastic } from '../catalogue/mould.ts';
import { asGarment, asHeadwear, asTheme, parsePartId } from '../catalogue/parts.ts';
import { mouldThing, THINGS } from '../catalogue/things/catalogue.ts';
import { hex, type Rgb } from '../colour.ts';
import { sculptSkull } from '../figure/head.ts';
import { choosePalette } from '../packs/shared/palettes.ts';
import { beginSculptures } from '../packs/shared/place-sculptures.ts';
import { leanToFit } from '../packs/shared/share-space.ts';
import { createPage, PAGE, roundedPath, type Surface } from '../packs/shared/surface.ts';
import { drawTheme } from '../packs/shared/theme-art.ts';
import { createRandom } from '../random.ts';
import { USUAL_SHAPE } from '../reading/photo/frontal-face.ts';
import { findExtent } from '../sculpt/find-extent.ts';
import { measureSculptures } from '../sculpt/measure-sculptures.ts';
import type { Sculpture, Vector } from '../sculpt/solid.ts';
import { dressMannequin } from './dress-mannequin.ts';

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
const MANNEQUIN = plastic('#cfc8bd', 0.35);

/** A blanket lies on the knees of who sits, and hair grows on a person. */
const UNSEEN = new Set(['blanket', 'hair']);

/** Whether there is a picture of the part with an id. */
export function canDrawPart(partId: string): boolean {
  const part = parsePartId(partId);
  switch (part?.kind) {
    case 'thing':
      return THINGS.has(part.name);
    case 'headwear':
      return asHeadwear(part.name) !== undefined;
    case 'garment':
      return asGarment(part.name) !== undefined && !UNSEEN.has(part.name);
    case 'theme':
      return asTheme(part.name) !== undefined;
    default:
      return false;
  }
}

/**
 * Draws a part alone on a transparent ground: WebP. A hat is shown on a plain head, a garment on a mannequin. The same
 * part is always the same bytes.
 */
export async function drawPart({ partId, colour }: PartPicture): Promise<Uint8Array> {
  const surface = createPage(PART_SIZE);
  drawOnPage(surface, partId, colour === undefined ? undefined : hex(colour));
  const { data } = surface.context.getImageData(0, 0, PART_SIZE, PART_SIZE);
  return sharp(data, { raw: { width: PART_SIZE, height: PART_SIZE, channels: 4 } })
    .webp({ quality: 88 })
    .toBuffer();
}

function drawOnPage(surface: Surface, partId: string, tint: Rgb | undefined): void {
  const { kind, name = '' } = parsePartId(partId) ?? {};
  const hat = kind === 'headwear' ? asHeadwear(name) : undefined;
  const garment = kind === 'garment' ? asGarment(name) : undefined;
  const theme = kind === 'theme' ? asTheme(name) : undefined;
  if (kind === 'thing' && THINGS.has(name)) drawFramed(surface, sculptThing(name, tint));
  if (hat) drawFramed(surface, sculptHat(hat, tint));
  if (garment) drawFramed(surface, dressMannequin(garment, tint));
  if (theme) drawBackground(surface, theme);
}

/** A thing alone; a long one leans, so that it comes out larger. */
function sculptThing(id: string, tint: Rgb | undefined): Sculpture[] {
  const { groups } = mouldThing(id, tint);
  const { width, height } = measureSculptures([{ groups, turn: TURN }], TILT);
  const { lean } = leanToFit({ x: 0, y: 0, width: 1, height: 1 }, width / height);
  return [{ groups, turn: [TURN[0], TURN[1], -lean] }];
}

function sculptHat(hat: Headwear, tint: Rgb | undefined): Sculpture[] {
  const groups = [sculptSkull(USUAL_SHAPE, MANNEQUIN), ...HEADWEAR_ENTRIES[hat].mould(tint)];
  return [{ groups, turn: TURN, scale: 0.25 }];
}

/** The square in which the extent of a part is looked for: 3.4 x 3.4 units around the origin. */
const PROBE = { left: -1.7, top: 1.7, edge: 136, perUnit: 40 } as const;

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
