import type { PhotoFace } from '../../contract.ts';
import type { PhotoPart } from './crop-view.ts';

/** How far the part reaches from the middle of a face, in edges of its square from brow to chin: hair and shoulders. */
const REACH = { side: 1.35, up: 1.4, down: 1.9 };
/** How much around the face's own middle is never given up for the sake of a neighbor: hair, ears and chin. */
const OWN = { side: 0.75, up: 0.95, down: 0.8 };

const middleOf = ({ x, y, width, height }: PhotoFace) => ({ x: x + width / 2, y: y + height / 2 });

/**
 * The part of a photo with one of its faces, from hair to shoulders, and as little as possible of the others: it ends where a
 * neighbor's face begins.
 */
export function partAroundFace(face: PhotoFace, all: readonly PhotoFace[]): PhotoPart {
  const middle = middleOf(face);
  let left = middle.x - REACH.side * face.width;
  let right = middle.x + REACH.side * face.width;
  let top = middle.y - REACH.up * face.height;
  let bottom = middle.y + REACH.down * face.height;
  for (const other of all) {
    if (other === face) continue;
    const away = middleOf(other);
    // Measured in faces, because shares of a wide photo are wider than high.
    const across = (away.x - middle.x) / face.width;
    const down = (away.y - middle.y) / face.height;
    if (Math.abs(across) >= Math.abs(down)) {
      if (across > 0) right = Math.min(right, Math.max(other.x, middle.x + OWN.side * face.width));
      else left = Math.max(left, Math.min(other.x + other.width, middle.x - OWN.side * face.width));
    } else if (down > 0) bottom = Math.min(bottom, Math.max(other.y, middle.y + OWN.down * face.height));
    else top = Math.max(top, Math.min(other.y + other.height, middle.y - OWN.up * face.height));
  }
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  return { x, y, width: Math.min(1, right) - x, height: Math.min(1, bottom) - y };
}
