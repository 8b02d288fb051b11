import type { Face } from '../face/find-face.ts';
import { type FaceShape, measureFace, readPitch, readYaw, straighten } from '../face/frontal-face.ts';
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
  /** How far the head is turned in the photo, radians: positive where the side on our right is hidden. */
  yaw: number;
  /** How far it is bent forward, radians; negative where it leans back. */
  pitch: number;
};

/** Cuts a found face out of its photo, upright and seen from the front. */
export function studyFace(photo: Bitmap, face: Face): FaceStudy {
  const points = straighten(face.landmarks);
  const [yaw, pitch] = [readYaw(face.landmarks), readPitch(face.landmarks)];
  const features = traceFeatures(points, yaw);
  const cut = warpFace(photo, face, points);
  mirrorFarSide(cut, yaw);
  return { cut, features, skinZone: mapSkinZone(features), shape: measureFace(points), yaw, pitch };
}
