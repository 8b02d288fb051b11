import type { FaceWishes } from '../reading/photo/paint/face-wishes.ts';
import { paintFace } from '../reading/photo/paint/paint-face.ts';
import { createPlainFace } from '../reading/photo/paint/plain-face.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { Decal } from '../sculpt/solid.ts';

/** The print for a head: the person's own face, or a plain one where the photo shows none. */
export function paintPrint({ face, looks: { skin: seen } }: FaceReading, wishes: FaceWishes): Decal {
  return face ? paintFace(face, seen, wishes) : createPlainFace(wishes.looks);
}
