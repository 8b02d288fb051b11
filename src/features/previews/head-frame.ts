import * as z from 'zod/mini';

/** Header of a preview: the part of it in which the head is seen close, such as `0.31 0.2 0.3`. */
export const HEAD_FRAME = 'x-head-frame';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A square's upper left corner and its edge, in shares of the picture's. */
const headFrame = z.object({ x: share, y: share, edge: share });
export type HeadFrame = z.output<typeof headFrame>;

/** Reads the header; undefined where it is missing or says something else. */
export function readHeadFrame(header: unknown): HeadFrame | undefined {
  const [x, y, edge] = String(header).split(' ').map(Number);
  return headFrame.safeParse({ x, y, edge }).data;
}

/** The header of a frame. */
export const writeHeadFrame = ({ x, y, edge }: HeadFrame): string =>
  [x, y, edge].map((value) => value.toFixed(4)).join(' ');
