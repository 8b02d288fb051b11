import type { Rgb } from '../../../colour.ts';
import { average, colourDifference, mainColours } from '../colour-groups.ts';
import { coloursIn, type HeadPatch, PATCH_SIDE, PATCH_TOP } from '../regions/head-patch.ts';

/** Edge of the cells in which hair is told from wall, head units. */
export const HAIR_STEP = 0.1;
const COLUMNS = Math.round((2 * PATCH_SIDE) / HAIR_STEP) + 1;
const ROWS = Math.round((PATCH_TOP + 3.4) / HAIR_STEP) + 1;

/** Where the hair is, in the head's units (y down). */
/** How high above the eyes an average crown is. */
export const CROWN_HEIGHT = 1.75;

export type HairMap = { isHair(x: number, y: number): boolean };

/** Grows the hair from above the forehead; where the wall has its colour too, only the skull is sure to be hair. */
export function growHair(patch: HeadPatch, skin: Rgb, own: readonly Rgb[]): HairMap {
  const walls = mainColours(
    [
      ...coloursIn(patch, { left: -PATCH_SIDE, right: -1.9, top: -PATCH_TOP, bottom: 0.4 }, 0.1),
      ...coloursIn(patch, { left: 1.9, right: PATCH_SIDE, top: -PATCH_TOP, bottom: 0.4 }, 0.1),
      ...coloursIn(patch, { left: -1.9, right: 1.9, top: -PATCH_TOP, bottom: -2.35 }, 0.1),
    ],
    9,
  );
  const cheeks = { left: cheekBeside(patch, -1, skin), right: cheekBeside(patch, 1, skin) };
  const like = (x: number, y: number) => {
    const colour = patch.at(x, y);
    if (!colour || isFace(x, y)) return false;
    const hair = Math.min(...own.map((tone) => colourDifference(colour, tone)));
    const bare = Math.min(
      colourDifference(colour, skin),
      colourDifference(colour, x < 0 ? cheeks.left : cheeks.right),
    );
    if (hair > 50 || hair > bare * 0.9) return false;
    const doubt = isSkull(x, y) ? 1.6 : 0.85;
    return walls.every((wall) => hair < colourDifference(colour, wall) * doubt);
  };
  const grown = flood(like);
  return leaks(grown, patch) ? flood((x, y) => isSkull(x, y) && like(x, y)) : grown;
}

/**
 * The skin of one cheek: light from one side leaves the other, its ear and the neck below it, as dark as brown
 * hair. A cheek that is even darker lies under hair, and the face's own `skin` is the answer.
 */
export function cheekBeside(patch: HeadPatch, side: -1 | 1, skin: Rgb): Rgb {
  const [left, right] = side < 0 ? [-0.85, -0.6] : [0.6, 0.85];
  const cheek = average(coloursIn(patch, { left, right, top: 0.3, bottom: 0.8 }));
  return cheek && colourDifference(cheek, skin) < 45 ? cheek : skin;
}

/** Whether what was taken for hair runs out of the picture next to or above the head, as only a wall does. */
function leaks({ isHair }: HairMap, patch: HeadPatch): boolean {
  let [hits, all, rim] = [0, 0, 0];
  for (let x = -PATCH_SIDE; x <= PATCH_SIDE; x += HAIR_STEP) {
    for (let y = -PATCH_TOP; y < 0.4; y += HAIR_STEP) {
      const hair = isHair(x, y);
      if (hair && y < -1.6 && Math.abs(x) > 0.8 && !patch.at(x, y - HAIR_STEP)) rim++;
      if (Math.abs(x) < 2.2 && y > -2.5) continue;
      all++;
      if (hair) hits++;
    }
  }
  return hits / all > 0.06 || rim > 1;
}

/** All cells that fulfil `like` and are connected to one above the forehead. */
const flood = (like: (x: number, y: number) => boolean): HairMap =>
  floodHair(like, (x, y) => Math.abs(x) < 1.01 && y > -1.61 && y < -0.99);

/** All cells that fulfil `like` and are connected to a seed. */
export function floodHair(
  like: (x: number, y: number) => boolean,
  isSeed: (x: number, y: number) => boolean,
): HairMap {
  const seen = new Uint8Array(COLUMNS * ROWS);
  const queue: [number, number][] = [];
  const visit = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return;
    const at = row * COLUMNS + column;
    if (seen[at] || !like(column * HAIR_STEP - PATCH_SIDE, row * HAIR_STEP - PATCH_TOP)) return;
    seen[at] = 1;
    queue.push([column, row]);
  };
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++)
      if (isSeed(column * HAIR_STEP - PATCH_SIDE, row * HAIR_STEP - PATCH_TOP)) visit(column, row);
  }
  for (let next = queue.pop(); next; next = queue.pop()) {
    const [column, row] = next;
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  return {
    isHair: (x, y) => {
      const [column, row] = [toColumn(x), toRow(y)];
      return column >= 0 && row >= 0 && column < COLUMNS && row < ROWS && seen[row * COLUMNS + column] === 1;
    },
  };
}

const toColumn = (x: number) => Math.round((x + PATCH_SIDE) / HAIR_STEP);
const toRow = (y: number) => Math.round((y + PATCH_TOP) / HAIR_STEP);

/** Eyes, brows and beard have the colour of hair as well, but do not count. */
const isFace = (x: number, y: number) => (x / 0.82) ** 2 + ((y - 0.55) / 1.12) ** 2 < 1;

/** Where the head itself is, whatever hair lies on it. */
export const isSkull = (x: number, y: number) => y < 0.1 && (x / 1.22) ** 2 + ((y + 0.2) / 1.6) ** 2 < 1;
