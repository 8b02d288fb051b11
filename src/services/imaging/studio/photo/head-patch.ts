import type { Rgb } from '../colour.ts';
import type { Face } from './find-face.ts';
import { readYaw } from './frontal-face.ts';
import { MESH } from './mesh-places.ts';
import type { Bitmap } from './read-photo.ts';
import { sampleSquare } from './sample-square.ts';

/** Pixels per unit of the patch; one unit is the distance of the eyes. */
const PATCH_UNIT = 20;
/** The patch reaches this far to both sides, above and below the middle between the eyes, units. */
export const PATCH_SIDE = 2.6;
export const PATCH_TOP = 2.7;
const SIZE = 6.6;
const EDGE = Math.round(SIZE * PATCH_UNIT);

/** Head and shoulders of a photo, upright, in steps of a twentieth of the distance of the eyes. */
export type HeadPatch = {
  /** The colour at a place in the head's units (y down), or none outside the photo. */
  at(x: number, y: number): Rgb | undefined;
  /** How far the head is turned, radians: positive where the side on our right is hidden. */
  yaw: number;
};

/** Cuts head and shoulders out of a photo; a turned head is measured as wide as it is from the front. */
export function cutHeadPatch(bitmap: Bitmap, face: Face): HeadPatch {
  const { leftEye, rightEye, landmarks } = face;
  const angle = Math.atan2(rightEye.y - leftEye.y, rightEye.x - leftEye.x);
  const [left, right] = MESH.cheeks.map((index) => landmarks[index]);
  const seen = Math.hypot(rightEye.x - leftEye.x, rightEye.y - leftEye.y);
  const yaw = readYaw(landmarks);
  const unit = seen / Math.max(0.6, Math.cos(yaw));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  // Seen from the side the eyes leave the middle of the head; the cheeks stay around it.
  const cheeks =
    left && right ? ((left.x + right.x) / 2 - eyes.x) * cos + ((left.y + right.y) / 2 - eyes.y) * sin : 0;
  const origin = { x: eyes.x + cheeks * cos, y: eyes.y + cheeks * sin };
  const down = (SIZE / 2 - PATCH_TOP) * unit;
  const centre = { x: origin.x - down * sin, y: origin.y + down * cos };
  const pixels = sampleSquare(bitmap, { centre, size: SIZE * unit, angle }, EDGE, (value) => value);
  return {
    yaw,
    at(x, y) {
      const [px, py] = [origin.x + (x * cos - y * sin) * unit, origin.y + (x * sin + y * cos) * unit];
      if (px < 0 || py < 0 || px >= bitmap.width || py >= bitmap.height) return undefined;
      const column = Math.round((x + SIZE / 2) * PATCH_UNIT - 0.5);
      const row = Math.round((y + PATCH_TOP) * PATCH_UNIT - 0.5);
      if (column < 0 || row < 0 || column >= EDGE || row >= EDGE) return undefined;
      const at = (row * EDGE + column) * 3;
      return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    },
  };
}

/** The colours on a grid over a rectangle of the patch, without what lies outside the photo. */
export function coloursIn(
  patch: HeadPatch,
  region: { left: number; right: number; top: number; bottom: number },
  step = 0.05,
): Rgb[] {
  const colours: Rgb[] = [];
  for (let y = region.top; y <= region.bottom + 1e-9; y += step) {
    for (let x = region.left; x <= region.right + 1e-9; x += step) {
      const colour = patch.at(x, y);
      if (colour) colours.push(colour);
    }
  }
  return colours;
}
