import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { StudioOptions } from '../options.ts';
import { drawOnWall, inBox, type Wall } from '../packs/shared/perspective.ts';
import type { Surface } from '../packs/shared/surface.ts';
import { FRONT_SIZE } from '../packs/window-box/window-box-words.ts';
import type { Box } from '../typesetting/typeset.ts';

/** Where the labels of a pack lie. */
export type LabelPlaces = {
  /** Title and tagline; also brand and number where these have no place of their own. */
  header: Box;
  /** Bar code, description and the small print. */
  footer: Box;
  brand: Box;
  serial: Box;
  manner: 'modern' | 'retro';
  /** Draws the flat labels and lays them onto the page. */
  lay(surface: Surface, draw: (context: SKRSContext2D) => void): void;
};

const FLAT: LabelPlaces['lay'] = ({ context }, draw) => draw(context);

/** The window box is drawn larger than its page by this, and its front stands in perspective. */
const BOX_ENLARGED = 1.08;
const BOX_TOP = 64;
const FRONT: Wall = {
  from: inBox(FRONT_SIZE.width, 0),
  to: inBox(0, 0),
  top: BOX_TOP,
  bottom: BOX_TOP + FRONT_SIZE.height,
};

/**
 * The places of each packaging, on the page of 1536 units (of the window box: on its flat front). They are those in
 * which the studio prints the same words, because the studio's drawing is what the model is given as its layout.
 */
export const LABEL_PLACES: Readonly<Record<StudioOptions['templateId'], LabelPlaces>> = {
  template1: {
    brand: { x: 294, y: 80, width: 246, height: 82 },
    serial: { x: 1046, y: 80, width: 196, height: 82 },
    header: { x: 284, y: 172, width: 968, height: 214 },
    footer: { x: 284, y: 1292, width: 968, height: 182 },
    manner: 'modern',
    lay: FLAT,
  },
  template2: {
    brand: { x: 50, y: 34, width: 194, height: 60 },
    serial: { x: 716, y: 34, width: 194, height: 60 },
    header: { x: 36, y: 24, width: 888, height: 228 },
    footer: { x: 36, y: 1016, width: 888, height: 252 },
    manner: 'modern',
    lay: layOnBox,
  },
  template3: {
    brand: { x: 290, y: 64, width: 216, height: 76 },
    serial: { x: 1058, y: 168, width: 190, height: 88 },
    header: { x: 266, y: 150, width: 1004, height: 240 },
    footer: { x: 266, y: 1204, width: 1004, height: 262 },
    manner: 'retro',
    lay: FLAT,
  },
};

function layOnBox({ canvas, context, scale }: Surface, draw: (context: SKRSContext2D) => void): void {
  const front = drawFront(scale * BOX_ENLARGED, draw);
  context.save();
  context.scale(BOX_ENLARGED, BOX_ENLARGED);
  drawOnWall(
    { canvas, context, scale: scale * BOX_ENLARGED },
    front,
    FRONT,
    (share) => 0.9 + 0.12 * Math.sin(share * 2.2),
  );
  context.restore();
}

function drawFront(scale: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.round(FRONT_SIZE.width * scale), Math.round(FRONT_SIZE.height * scale));
  const context = canvas.getContext('2d');
  context.scale(scale, scale);
  draw(context);
  return canvas;
}
