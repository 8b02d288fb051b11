import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { readSceneSpec } from '../draw-picture.ts';
import { standFigure } from '../model/stand-figure.ts';
import type { StudioOptions, ToyTask } from '../options.ts';
import { createPage, layerToCanvas } from '../packs/shared/surface.ts';
import { findExtent } from '../sculpt/find-extent.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import { type Sculpture, turnAround } from '../sculpt/solid.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import { drawWatermark } from './watermark.ts';

/** Edge of the square picture of one angle, pixels. */
export const TURNING_SIZE = 192;
/** How many angles a whole turn has. */
export const TURNING_ANGLES = 8;
/** How far the camera looks down, degrees. */
const TILT = 9;
/** The share of a picture that the toy fills at most. */
const FILLED = 0.94;
/** Where the camera is tried out: all that a figure with its hat, arms and base can cover. */
const PROBE = { left: -1.9, top: 3.1, edge: 76, perUnit: 20 };
/** How many times as large as on a preview the watermark's words are: a preview itself is larger. */
const WATERMARK = 1.6;

/** The toy to turn: `kind` does not matter. */
export type TurningTask = Omit<ToyTask, 'options'> & { options: Omit<StudioOptions, 'kind'> };

/**
 * Draws the toy out of its packaging on its base, turned by an eighth of a turn from picture to picture: a row of 8
 * watermarked squares of 192 pixels on a transparent ground, a WebP. `helper` as for a picture.
 */
export async function drawTurning({ options, ...faces }: TurningTask, helper?: Helper): Promise<Uint8Array> {
  registerStudioFonts();
  const task = { ...faces, size: TURNING_SIZE, options: { ...options, kind: 'character' as const } };
  const toy = standFigure(readSceneSpec(task, false));
  const turned = Array.from({ length: TURNING_ANGLES }, (_, angle) =>
    toy.map((part) => turnAround(part, (angle * 360) / TURNING_ANGLES)),
  );
  const view = frameAll(turned);
  const strip = createCanvas(TURNING_SIZE * TURNING_ANGLES, TURNING_SIZE);
  const context = strip.getContext('2d');
  for (const [angle, sculptures] of turned.entries()) {
    const page = createPage(TURNING_SIZE);
    page.context.drawImage(
      layerToCanvas(renderSculptures(sculptures, view, helper)),
      0,
      0,
      TURNING_SIZE / page.scale,
      TURNING_SIZE / page.scale,
    );
    // Only where there is a toy.
    page.context.globalCompositeOperation = 'source-atop';
    drawWatermark(page, WATERMARK);
    context.drawImage(page.canvas, angle * TURNING_SIZE, 0);
  }
  const { data, width, height } = context.getImageData(0, 0, strip.width, strip.height);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality: 80, effort: 2 })
    .toBuffer();
}

/** A camera in which the toy keeps its size and its place while it turns. */
function frameAll(turned: readonly Sculpture[][]) {
  // From behind a toy covers the same as from the front.
  const seen = turned
    .slice(0, TURNING_ANGLES / 2)
    .map((sculptures) => findExtent(sculptures, PROBE, [TILT, 0, 0]))
    .filter((extent) => extent !== null);
  const half = Math.max(...seen.flatMap(({ left, right }) => [-left, right]));
  const [top, bottom] = [
    Math.max(...seen.map((extent) => extent.top)),
    Math.min(...seen.map((extent) => extent.bottom)),
  ];
  const edge = Math.max(half * 2, top - bottom) / FILLED;
  return {
    left: -edge / 2,
    top: (top + bottom + edge) / 2,
    width: TURNING_SIZE,
    height: TURNING_SIZE,
    pixelsPerUnit: TURNING_SIZE / edge,
    turn: [TILT, 0, 0] as const,
  };
}
