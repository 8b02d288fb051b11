import type { Rgb } from '../colour.ts';
import type { Face } from './find-face.ts';
import type { Point } from './point.ts';
import type { Bitmap } from './read-photo.ts';

/**
 * Coordinates of a face: the middle between the eyes is 0/0, one unit is the distance of the eyes, x runs to
 * the right eye of the picture, y down the face (nose tip about 0.65, mouth 1.05, chin 1.9, hairline -1).
 */
export type FaceFrame = { origin: Point; unit: number; toPhoto(x: number, y: number): Point };

export function frameFace(face: Face): FaceFrame {
  const { leftEye, rightEye } = face;
  const origin = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const along = { x: rightEye.x - leftEye.x, y: rightEye.y - leftEye.y };
  const toPhoto = (x: number, y: number) => ({
    x: origin.x + along.x * x - along.y * y,
    y: origin.y + along.y * x + along.x * y,
  });
  return { origin, unit: Math.hypot(along.x, along.y), toPhoto };
}

/** The colour at a place of the picture, clamped to its edge. */
export function colourAt(bitmap: Bitmap, point: Point): Rgb {
  const x = Math.max(0, Math.min(bitmap.width - 1, Math.round(point.x)));
  const y = Math.max(0, Math.min(bitmap.height - 1, Math.round(point.y)));
  const at = (y * bitmap.width + x) * 3;
  return [bitmap.data[at] ?? 0, bitmap.data[at + 1] ?? 0, bitmap.data[at + 2] ?? 0];
}

/** Colours on a grid over a rectangle of the face's coordinates, leaving out what lies outside the picture. */
export function sampleRegion(
  bitmap: Bitmap,
  frame: FaceFrame,
  region: { left: number; right: number; top: number; bottom: number },
  steps = 16,
): Rgb[] {
  const colours: Rgb[] = [];
  for (let row = 0; row <= steps; row++) {
    for (let column = 0; column <= steps; column++) {
      const point = frame.toPhoto(
        region.left + ((region.right - region.left) * column) / steps,
        region.top + ((region.bottom - region.top) * row) / steps,
      );
      const inside = point.x >= 0 && point.y >= 0 && point.x < bitmap.width && point.y < bitmap.height;
      if (inside) colours.push(colourAt(bitmap, point));
    }
  }
  return colours;
}
