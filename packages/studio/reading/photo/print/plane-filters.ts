import { FACE_PRINT } from './face-print.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/**
 * The brightest or the darkest of a square around each pixel: first of two neighbours, then of four and so on, and at last
 * of two such rows that together are as long as the square is wide.
 */
export function spread(plane: Float32Array, reach: number, which: 'brightest' | 'darkest'): Float32Array {
  // The darkest is the brightest of the opposite.
  const sign = which === 'brightest' ? 1 : -1;
  const wide = reach * 2 + 1;
  const row = new Float32Array(Math.max(WIDTH, HEIGHT) + wide * 2);
  return alongBoth(plane, (line, put) => {
    const { length } = line;
    row.fill(Number.NEGATIVE_INFINITY);
    for (let place = 0; place < length; place++) row[place + reach] = line[place] * sign;
    let reached = 1;
    for (; reached * 2 <= wide; reached *= 2)
      for (let place = 0; place < length + wide; place++)
        row[place] = Math.max(row[place], row[place + reached]);
    const rest = wide - reached;
    for (let place = 0; place < length; place++)
      put.into[put.start + place * put.step] = Math.max(row[place], row[place + rest]) * sign;
  });
}

/** Where a line of results goes. */
type Put = { into: Float32Array; start: number; step: number };
type Work = (line: Float32Array, put: Put) => void;

/** Works on every row of the print, then on every column of what came out; a column lies together in memory by then. */
function alongBoth(plane: Float32Array, work: Work): Float32Array {
  const [columns, rows] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let row = 0; row < HEIGHT; row++) {
    work(plane.subarray(row * WIDTH, (row + 1) * WIDTH), { into: columns, start: row, step: HEIGHT });
  }
  for (let column = 0; column < WIDTH; column++) {
    work(columns.subarray(column * HEIGHT, (column + 1) * HEIGHT), {
      into: rows,
      start: column,
      step: WIDTH,
    });
  }
  return rows;
}

/** The mean of a square around each pixel. */
export function blur(plane: Float32Array, reach: number): Float32Array {
  return blurColumns(blurRows(plane, reach), reach);
}

function blurRows(plane: Float32Array, reach: number): Float32Array {
  const means = new Float32Array(plane.length);
  for (let start = 0; start < plane.length; start += WIDTH) {
    let [sum, count] = [0, 0];
    for (let place = -reach; place < WIDTH; place++) {
      if (place + reach < WIDTH) {
        sum += plane[start + place + reach];
        count++;
      }
      if (place > reach) {
        sum -= plane[start + place - reach - 1];
        count--;
      }
      if (place >= 0) means[start + place] = Math.max(0, sum / count);
    }
  }
  return means;
}

/** All columns at once, row by row, as pixels of a row lie together in memory. */
function blurColumns(plane: Float32Array, reach: number): Float32Array {
  const means = new Float32Array(plane.length);
  const sums = new Float64Array(WIDTH);
  let count = 0;
  for (let place = -reach; place < HEIGHT; place++) {
    const [enters, leaves] = [(place + reach) * WIDTH, (place - reach - 1) * WIDTH];
    if (enters < plane.length) {
      for (let x = 0; x < WIDTH; x++) sums[x] += plane[enters + x];
      count++;
    }
    if (leaves >= 0) {
      for (let x = 0; x < WIDTH; x++) sums[x] -= plane[leaves + x];
      count--;
    }
    if (place < 0) continue;
    for (let x = 0; x < WIDTH; x++) means[place * WIDTH + x] = Math.max(0, sums[x] / count);
  }
  return means;
}
