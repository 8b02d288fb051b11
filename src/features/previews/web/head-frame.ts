import * as z from 'zod/mini';

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A square of a preview around the head: its upper left corner and its edge, in shares of the picture's. */
const headFrame = z.object({ x: share, y: share, edge: share });
export type HeadFrame = z.output<typeof headFrame>;

/** What the header `x-head-frame` of a preview says; undefined where it is missing or says something else. */
export function readHeadFrame(header: unknown): HeadFrame | undefined {
  const [x, y, edge] = String(header).split(' ').map(Number);
  return headFrame.safeParse({ x, y, edge }).data;
}
