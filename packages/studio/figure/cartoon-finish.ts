import type { Rgb } from '../colour.ts';
import { smoothStep } from '../math.ts';
import { MESH } from '../reading/photo/face/mesh-places.ts';
import type { Landmark } from '../reading/photo/face/read-landmarks.ts';
import { CELLS, yOf } from '../reading/photo/relief/head-grid.ts';
import { labOf } from '../reading/photo/relief/lab.ts';
import { FEATURES, mapFeatures } from '../reading/photo/relief/map-features.ts';
import type { PaintedHead } from '../reading/photo/relief/read-head-relief.ts';
import { type Bend, bendBy, middleOfMesh } from './bend-face.ts';

/**
 * How much larger than life eyes are and how much smaller noses, and how far around them the skin gives way, in the
 * head's units.
 */
const EYES = { growth: 0.3, reach: 0.5 };
const NOSE = { growth: -0.2, reach: 0.42 };
/** How much of the tones of skin is removed. What differs more from the skin, in lightness, is a beard or a mole. */
const SKIN = { share: 0.85, from: 16, to: 8 };

/**
 * The same face as a cartoon: larger eyes, a smaller nose, and skin of one tone.
 * @param isBearded a beard keeps its tones
 */
export function giveCartoonFinish(
  painted: PaintedHead,
  mesh: readonly Landmark[],
  { skin, isBearded }: { skin: Rgb; isBearded: boolean },
): PaintedHead {
  const eyes = MESH.eyes.map(({ upper, lower }) => grow(middleOfMesh([...upper, ...lower], mesh), EYES));
  const nose = grow(middleOfMesh([...MESH.noseWings, MESH.noseTip], mesh), NOSE);
  const { head, face } = bendBy(painted, [...eyes, nose]);
  const features = mapFeatures(mesh, FEATURES, 5);
  const lowest = isBearded ? (mesh[MESH.noseFoot]?.y ?? 0.7) - 0.1 : Number.POSITIVE_INFINITY;
  const [light] = labOf(skin);
  for (let cell = 0; cell < CELLS; cell++) {
    const at = cell * 4;
    if (face[at + 3] === 0 || yOf(cell) > lowest) continue;
    const apart = Math.abs(labOf([face[at], face[at + 1], face[at + 2]])[0] - light);
    const share = SKIN.share * (1 - features[cell]) * smoothStep(SKIN.from, SKIN.to, apart);
    for (const channel of [0, 1, 2] as const)
      face[at + channel] += (skin[channel] - face[at + channel]) * share;
  }
  return { head, face };
}

/** Draws what is around a place larger, or smaller. */
function grow(middle: { x: number; y: number }, { growth, reach }: { growth: number; reach: number }): Bend {
  return ({ x, y }) => {
    const [right, down] = [x - middle.x, y - middle.y];
    const scale = 1 - growth * smoothStep(reach, 0, Math.hypot(right, down));
    return { x: middle.x + right * scale, y: middle.y + down * scale };
  };
}
