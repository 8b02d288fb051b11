import type { Face } from '../face/find-face.ts';
import { type FaceShape, turnToFront } from '../face/frontal-face.ts';
import type { Bitmap } from '../read-photo.ts';
import { type FaceFeatures, traceFeatures } from './face-features.ts';
import { mirrorFarSide } from './mirror-far-side.ts';
import { mapSkinZone } from './skin-zone.ts';
import { warpFace } from './warp-face.ts';

/** A found face turned to the front, with all that is known of its outlines. */
export type FaceStudy = {
  /** The photo's face in the pixels of the print, three floats each. */
  cut: Float32Array;
  features: FaceFeatures;
  /** Where only skin can be, 0 to 1 a pixel. */
  skinZone: Float32Array;
  shape: FaceShape;
  /** How far the chin lies below the eyes in the photo, in the head's units. */
  chin: number;
  /** Chin and corners of the jaw as they lie in `cut`. */
  print: Pick<FaceShape, 'chin' | 'jaw'>;
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** How far it is bent forward, radians; negative where it leans back. */
  pitch: number;
};

/** Cuts a found face out of its photo, upright and seen from the front; a `plain` one is bent in nothing for a toy's sake. */
export function studyFace(photo: Bitmap, face: Face, plain = false): FaceStudy {
  const frontal = turnToFront(face, plain);
  const features = traceFeatures(frontal);
  const cut = warpFace(photo, face, frontal);
  mirrorFarSide(cut, frontal.yaw);
  return {
    cut,
    features,
    skinZone: mapSkinZone(features),
    shape: frontal.shape,
    chin: frontal.chin,
    print: frontal.print,
    yaw: frontal.yaw,
    pitch: frontal.pitch,
  };
}
