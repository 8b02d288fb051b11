import { z } from 'zod';
import { AppError } from './errors.ts';

/** Nothing was made before 1970, and the database knows no year 0, which ISO 8601 has. */
const time = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .refine((date) => date.getTime() >= 0);
const position = z.tuple([time, z.uuid()]);

/** The place after which a page goes on: creation time and id of the last row of the page before. */
export interface Position {
  createdAt: Date;
  id: string;
}

/** A position as an opaque text for the next call. */
export function encodeCursor({ createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}

/**
 * A page of rows and where the next one begins.
 * @param found the rows of the page and one more where there is one: that one tells that another page follows.
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
