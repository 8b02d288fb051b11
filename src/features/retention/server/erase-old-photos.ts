import { and, eq, exists, gte, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import { isOrdered } from '#features/checkout/server/follow-ups/is-ordered.ts';
import { orders } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { erasePhoto } from '#features/toytwins/server/erase-photo.ts';
import { isMadeOf, lastMade, needsPhoto } from '#features/toytwins/server/photo-uses.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import { BATCH, deleteAll } from './delete-all.ts';

/**
 * Erases photos of which the last toy twin was made before a time. A payment page that is open may be for drawing it once
 * more, or such an order is held: that photo waits.
 */
export async function eraseOldPhotos(
  services: Pick<Services, 'database' | 'storage'>,
  before: Date,
): Promise<void> {
  const { database } = services;
  const pending = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwins.id), inArray(orders.status, ['open', 'authorized'])));
  const inUse = database
    .select({ id: toytwins.id })
    .from(toytwins)
    .where(and(isMadeOf(photos.id), or(gte(lastMade, before), needsPhoto(database), exists(pending))));
  const old = database
    .select({ id: photos.id })
    .from(photos)
    .where(and(isNull(photos.erasedAt), lt(photos.createdAt, before), notExists(inUse)))
    .limit(BATCH);
  await deleteAll(
    () => old.execute(),
    async ({ id }) => void (await erasePhoto(services, id, isOrdered)),
  );
}
