import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Pack } from '../pack.ts';
import { drawOnWall, inBox, type Wall } from '../shared/perspective.ts';
import type { Surface } from '../shared/surface.ts';
import { windowBoxAbout } from './about.ts';
import { windowBoxBuild } from './build.ts';
import { drawWindowBox } from './window-box.ts';
import { drawFrontPrint } from './window-box-front.ts';
import { FRONT_SIZE, WALL_SIZE } from './window-box-words.ts';
import { printLining } from './window-inside.ts';

export const windowBox: Pack = {
  ...windowBoxAbout,
  build: windowBoxBuild,
  draw: drawWindowBox,
  flat: {
    form: 'box',
    front: (spec, { palette }, scale) => drawFrontPrint(spec, palette, scale),
    wall: (spec, { palette }, scale) => printLining(spec, palette, WALL_SIZE, scale),
  },
  // Where its labels lie, on its flat front: where the studio prints the same words.
  labels: {
    brand: { x: 50, y: 34, width: 194, height: 60 },
    serial: { x: 716, y: 34, width: 194, height: 60 },
    header: { x: 36, y: 24, width: 888, height: 228 },
    footer: { x: 36, y: 1016, width: 888, height: 252 },
    manner: 'modern',
    lay: layOnBox,
  },
};

/** The window box is drawn larger than its page by this, and its front stands in perspective. */
const BOX_ENLARGED = 1.08;
const BOX_TOP = 64;
const FRONT: Wall = {
  from: inBox(FRONT_SIZE.width, 0),
  to: inBox(0, 0),
  top: BOX_TOP,
  bottom: BOX_TOP + FRONT_SIZE.height,
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
