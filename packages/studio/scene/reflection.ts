import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { layerToCanvas, type Surface } from '../packs/shared/surface.ts';
import { buildField, SLOT, STRIDE } from '../sculpt/field.ts';
import { coverSculptures, renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Sculpture } from '../sculpt/solid.ts';

/** How much of what stands on the base is mirrored, world units of height. */
const REACH = 0.62;
/** A lacquered top mirrors softly: few pixels show it. */
const COARSE = 0.25;

/** Where the scene's origin is on the page, page pixels per world unit, and the camera's tilt in degrees. */
export type Stage = { x: number; y: number; unit: number; tilt: number };

/**
 * Draws what stands on a base mirrored in the base's round top, which is at height 0. The mirror shows things
 * as they are seen from as far below as the camera is above. `standing` must not contain the base.
 */
export function drawReflection(
  surface: Surface,
  standing: readonly Sculpture[],
  { x, y, unit, tilt }: Stage,
  radius: number,
): void {
  const scale = surface.scale * COARSE;
  const low = keepLow(standing);
  const view = (above: number, below: number) => ({
    left: -radius,
    top: above,
    width: Math.round(radius * 2 * unit * scale),
    height: Math.round((above + below) * unit * scale),
    pixelsPerUnit: unit * scale,
  });
  const depth = radius * Math.sin((tilt * Math.PI) / 180);
  const below = { ...view(REACH, depth), turn: [-tilt, 0, 0] } as const;
  const mirrored = layerToCanvas(renderSculptures(low, below, surface.helper));
  const front = layerToCanvas(coverSculptures(low, { ...view(depth, REACH), turn: [tilt, 0, 0] }));
  const visible = hideBehind(mirrored, front);
  const { context } = surface;
  context.save();
  context.beginPath();
  context.ellipse(x, y, radius * unit * 0.985, depth * unit * 0.985, 0, 0, Math.PI * 2);
  context.clip();
  context.globalAlpha = 0.3;
  context.imageSmoothingQuality = 'high';
  context.drawImage(visible, x - radius * unit, y - depth * unit, radius * 2 * unit, (REACH + depth) * unit);
  context.restore();
}

/** Only the groups that come near enough to the base to be seen in it. */
function keepLow(standing: readonly Sculpture[]): Sculpture[] {
  const { numbers } = buildField(standing, [0, 0, 0]);
  let solid = -1;
  const isLow = () => {
    solid++;
    const o = solid * STRIDE;
    return (numbers[o + SLOT.middleY] ?? 0) - (numbers[o + SLOT.reach] ?? 0) < REACH;
  };
  return standing.map((sculpture) => ({
    ...sculpture,
    groups: sculpture.groups.filter((group) => group.map(isLow).includes(true)),
  }));
}

/** The mirror picture turned upside down, faded with its depth, without what the things in front hide. */
function hideBehind(mirrored: Canvas, front: Canvas): Canvas {
  const { width, height } = mirrored;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(0, height);
  context.scale(1, -1);
  context.drawImage(mirrored, 0, 0);
  context.resetTransform();
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(front, 0, 0);
  const fade = context.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0.1, 'rgba(0,0,0,0)');
  fade.addColorStop(1, 'rgba(0,0,0,1)');
  context.fillStyle = fade;
  context.fillRect(0, 0, width, height);
  return canvas;
}
