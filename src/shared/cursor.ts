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
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/**
 * One page of rows, and the cursor of the next page.
 * @param found up to `limit + 1` rows. The extra row only shows that another page follows.
 */
export function cutPage<Row extends Position>(
  found: Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last ? encodeCursor(last) : null };
}

/** @throws {AppError} `bad_request` for a cursor that we did not make. */
export function decodeCursor(cursor: string): Position {
  try {
    const [createdAt, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch (cause) {
    throw new AppError('bad_request', 'This page of the list does not exist. Please start again.', { cause });
  }
}
