import { z } from 'zod';
import { AppError } from './errors.ts';

/** From 1970 on. PostgreSQL has no year 0, which ISO 8601 allows. */
const time = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= 0);
const position = z.tuple([time, z.uuid()]);

/** Where the next page begins: after the row with this creation time and id. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** Encodes a position as the opaque `cursor` of the next call. */
export function encodeCursor({ createdAt, id }: Position): string {
  return encodePosition([createdAt.toISOString(), id]);
}

function encodePosition(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * One page of rows, and the cursor of the next page.
 * @param found up to `limit + 1` rows. The extra row only shows that another page follows.
 */
export function cutPage<Row extends Position>(
  found: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  return cutPageBy(found, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
}

/** The same of a list in another order. @param place where a row stands in it, as `decodePosition` reads it. */
export function cutPageBy<Row>(
  found: Row[],
  limit: number,
  place: (row: Row) => readonly unknown[],
): { rows: Row[]; nextCursor: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? encodePosition(place(last)) : null };
}

/** @throws {AppError} `bad_request` for a cursor that we did not make. */
export function decodeCursor(cursor: string): Position {
  const [createdAt, id] = decodePosition(position, cursor);
  return { createdAt, id };
}

/** The same of a list in another order. */
export function decodePosition<Place>(place: z.ZodType<Place>, cursor: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new AppError('bad_request', 'This page of the list does not exist. Please start again.', { cause });
  }
}
