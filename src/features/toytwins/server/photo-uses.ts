import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#services/database/index.ts';
import { DRAFT_DAYS, type ToytwinStatus } from '../contract.ts';
import { toytwins, versions } from '../tables.ts';

const DAY = 86_400_000;

/** Toy twins in these are drawn from their photo, or may be when they are paid. */
const undrawn: ToytwinStatus[] = ['draft', 'queued', 'processing'];

/** The condition on a toy twin that its photo is still needed to draw it, or to draw it again. */
export function needsPhoto(database: Database) {
  const waiting = database
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(
        eq(versions.toytwinId, toytwins.id),
        or(eq(versions.redoStatus, 'waiting'), eq(versions.variationStatus, 'waiting')),
      ),
    );
  return or(inArray(toytwins.status, undrawn), exists(waiting));
}

/** When a toy twin was last made of its photo, or was to be. */
export const lastMade =
  sql<Date>`coalesce(${toytwins.completedAt}, ${toytwins.queuedAt}, ${toytwins.createdAt})`.mapWith(
    toytwins.createdAt,
  );

/**
 * When a photo is erased, if nothing more is made of it.
 * @param retentionDays days after the last toy twin that was made of it.
 * @returns null while a toy twin is being made of it.
 */
export async function readPhotoEnd(
  database: Database,
  photoId: string,
  retentionDays: number,
): Promise<Date | null> {
  const uses = await database
    .select({ status: toytwins.status, last: lastMade, isNeeded: sql<boolean>`${needsPhoto(database)}` })
    .from(toytwins)
    .where(eq(toytwins.photoId, photoId));
  if (uses.some(({ status, isNeeded }) => isNeeded && status !== 'draft')) return null;
  const ends = uses.map(
    ({ status, last }) => last.getTime() + (status === 'draft' ? DRAFT_DAYS : retentionDays) * DAY,
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
