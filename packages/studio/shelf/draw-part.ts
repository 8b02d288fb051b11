import sharp from 'sharp';
import { parsePartId } from '../catalogue/parts.ts';
import { THINGS } from '../catalogue/things/catalogue.ts';
import { placeAccessory } from '../packs/shared/place-sculptures.ts';
import { createPage, PAGE, type Surface } from '../packs/shared/surface.ts';

/** Edge of the picture of a part, pixels. */
export const PART_SIZE = 160;
const PAGE_BOX = { x: 0, y: 0, width: PAGE, height: PAGE };
/** How a thing is turned to the viewer, degrees. */
const TURN = [0, -18, 0] as const;

/** Whether there is a picture of the part with an id. */
export function canDrawPart(partId: string): boolean {
  const part = parsePartId(partId);
  return part?.kind === 'thing' && THINGS.has(part.name);
}

/** Draws a part alone on a transparent ground: WebP. The same part is always the same bytes. */
export async function drawPart(partId: string): Promise<Uint8Array> {
  const surface = createPage(PART_SIZE);
  drawOnPage(surface, partId);
  const { data } = surface.context.getImageData(0, 0, PART_SIZE, PART_SIZE);
  return sharp(data, { raw: { width: PART_SIZE, height: PART_SIZE, channels: 4 } })
    .webp({ quality: 88 })
    .toBuffer();
}

function drawOnPage(surface: Surface, partId: string): void {
  const part = parsePartId(partId);
  if (part?.kind !== 'thing') return;
  const { canvas, box } = placeAccessory(surface, { kind: part.name, colour: undefined }, PAGE_BOX, TURN);
  surface.context.drawImage(canvas, box.x, box.y, box.width, box.height);
}
