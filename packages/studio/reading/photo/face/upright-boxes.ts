import type { Point } from '../point.ts';
import type { FaceBox } from './detect-faces.ts';

/** Eyes nearer than this to others, as a share of the smaller box, are the same. */
const SAME_EYES = 0.3;

/**
 * The boxes without those that show a face upside down on the eyes of an upright one: the detector also takes high
 * hair above the brows for a chin.
 */
export function uprightBoxes(boxes: readonly FaceBox[]): FaceBox[] {
  return boxes.filter(
    (box) => isUpright(box) || !boxes.some((other) => isUpright(other) && sharesEyes(box, other)),
  );
}

const isUpright = ({ leftEye, rightEye }: FaceBox) => leftEye.x <= rightEye.x;

function sharesEyes(a: FaceBox, b: FaceBox): boolean {
  const [one, two] = [middleOf(a), middleOf(b)];
  return Math.hypot(one.x - two.x, one.y - two.y) < Math.min(a.size, b.size) * SAME_EYES;
}

const middleOf = ({ leftEye, rightEye }: FaceBox): Point => ({
  x: (leftEye.x + rightEye.x) / 2,
  y: (leftEye.y + rightEye.y) / 2,
});
