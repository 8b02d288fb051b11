import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { photos } from '#features/photos/tables.ts';
import type { Database } from '#services/database/index.ts';
import { DRAFT_DAYS, type ToytwinStatus } from '../contract.ts';
import { toytwins, versions } from '../tables.ts';

const DAY = 86_400_000;

/** Toy twins in these are drawn from their photo, or may be when they are paid. */
const undrawn: ToytwinStatus[] = ['draft', 'queued', 'processing'];

/** The condition on a toy twin that it is made of a photo, as the first or the second of its people. */
export function isMadeOf(photoId: string | typeof photos.id) {
  return or(eq(toytwins.photoId, photoId), eq(toytwins.secondPhotoId, photoId));
}

/** The condition on a photo that no toy twin is made of it. Two conditions, so that each has its index. */
export function isUnused(database: Database) {
  const first = database.select().from(toytwins).where(eq(toytwins.photoId, photos.id));
  const second = database.select().from(toytwins).where(eq(toytwins.secondPhotoId, photos.id));
  return and(notExists(first), notExists(second));
}

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
    .where(isMadeOf(photoId));
  if (uses.some(({ status, isNeeded }) => isNeeded && status !== 'draft')) return null;
  const ends = uses.map(
    ({ status, last }) => last.getTime() + (status === 'draft' ? DRAFT_DAYS : retentionDays) * DAY,
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}
