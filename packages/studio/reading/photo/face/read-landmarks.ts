import { type FaceModels, MESH_INPUT } from '../../networks/face-models.ts';
import type { Bitmap } from '../read-photo.ts';
import { type Square, sampleSquare } from '../sample-square.ts';
import type { FaceBox } from './detect-faces.ts';

/** A place on a face: x and y in the picture's pixels, z in the same unit, negative towards the viewer. */
export type Landmark = { x: number; y: number; z: number };

/** The 468 places of MediaPipe's face mesh, and how sure the network is that it looks at a face, 0 to 1. */
export type FaceMesh = { landmarks: Landmark[]; presence: number };

/** How much larger than the detector's box the cut-out is that the network was trained on. */
const MARGIN = 1.5;

/** Reads the mesh of a detected face, then once more from where the first reading found it. */
export function readLandmarks(models: FaceModels, bitmap: Bitmap, box: FaceBox): FaceMesh {
  const angle = Math.atan2(box.rightEye.y - box.leftEye.y, box.rightEye.x - box.leftEye.x);
  const first = readIn(models, bitmap, { centre: box.centre, size: box.size * MARGIN, angle });
  return readIn(models, bitmap, squareAround(first.landmarks));
}

/** Outer corners of the eyes, left and right on the picture of an upright face. */
const EYE_CORNERS = [33, 263] as const;

function squareAround(landmarks: Landmark[]): Square {
  const [left, right] = [landmarks[EYE_CORNERS[0]], landmarks[EYE_CORNERS[1]]];
  const angle = left && right ? Math.atan2(right.y - left.y, right.x - left.x) : 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = landmarks.map(({ x, y }) => x * cos + y * sin);
  const down = landmarks.map(({ x, y }) => y * cos - x * sin);
  const [x0, x1, y0, y1] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
  const [u, v] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return {
    centre: { x: u * cos - v * sin, y: u * sin + v * cos },
    size: Math.max(x1 - x0, y1 - y0) * MARGIN,
    angle,
  };
}

function readIn(models: FaceModels, bitmap: Bitmap, square: Square): FaceMesh {
  const answers = models.readMesh(sampleSquare(bitmap, square, MESH_INPUT, (value) => value / 255));
  const mesh = answers.find(({ values }) => values.length === 1404)?.values;
  const flag = answers.find(({ values }) => values.length === 1)?.values[0];
  if (!mesh || flag === undefined) throw new Error('The face mesh answers in another form than 468 points.');
  const scale = square.size / MESH_INPUT;
  const [cos, sin] = [Math.cos(square.angle) * scale, Math.sin(square.angle) * scale];
  const landmarks: Landmark[] = [];
  for (let at = 0; at < mesh.length; at += 3) {
    const dx = mesh[at] - MESH_INPUT / 2;
    const dy = mesh[at + 1] - MESH_INPUT / 2;
    landmarks.push({
      x: square.centre.x + dx * cos - dy * sin,
      y: square.centre.y + dx * sin + dy * cos,
      z: mesh[at + 2] * scale,
    });
  }
  return { landmarks, presence: flag };
}
