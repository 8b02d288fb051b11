import { and, eq, inArray, isNotNull, lt, ne, notExists, or } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { deleteUnpaidPictures } from '#features/generation/server/delete-unpaid-pictures.ts';
import { photos } from '#features/photos/tables.ts';
import { deletePhotoIfUnused } from '#features/toytwins/server/delete-photo-if-unused.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { deleteExpiredSessions } from '#services/identity/delete-expired-sessions.ts';
import { deleteIncompleteSignUps } from '#services/identity/incomplete-sign-ups.ts';
import { deleteOldRevocations } from '#services/identity/revoked-tokens.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { deleteOldCounts } from '#services/limits/index.ts';
import { deleteMails } from '#services/mail/outbox.ts';
import { causesOf } from '#shared/causes.ts';

const TIDY_UP = 'tidy-up';
const EVERY_HOUR = '17 * * * *';
const DAY = 86_400_000;
/** An unpaid draft is forgotten after this many milliseconds. */
const DRAFT_LIFETIME = 7 * DAY;
/** A photo that no toy twin uses is forgotten after this many milliseconds. */
const UNUSED_PHOTO_LIFETIME = DAY;
/** So long a mail lies in the outbox, which stands for a mail server where there is none, in milliseconds. */
const MAIL_LIFETIME = 7 * DAY;
/** So many are looked for at once; there may be more, and then another time. */
const BATCH = 500;
/**
 * So long, in milliseconds, further batches of one kind are begun; the next hour goes on. All kinds together must end in
 * time.
 */
const ROUND = 2 * 60_000;

/** The next hour's tidying makes up for one that failed. */
export const retentionQueue: Queue = {
  name: TIDY_UP,
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Pick<Services, 'database' | 'storage' | 'outboxDir' | 'logger'>;

/** Every hour, faces that nobody paid to keep are deleted, with mails that were not sent but kept and whatever else is over. */
export async function workRetention(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  await boss.schedule(TIDY_UP, EVERY_HOUR, null, { singletonKey: 'all' });
  await work(TIDY_UP, {}, async () => deleteExpired(services));
}

/**
 * Deletes drafts older than seven days, then photos older than a day that no toy twin uses; pictures of payments that
 * were given back and that no job was left to delete; mails of the outbox older than seven days; old counts of limits,
 * departures, sessions and sign-ups that broke off.
 * @throws when something could not be deleted, after everything else was.
 */
export async function deleteExpired(services: Needs, now = Date.now()): Promise<void> {
  const { database, outboxDir, logger } = services;
  const kinds: Record<string, () => Promise<void>> = {
    drafts: () => deleteOldDrafts(services, new Date(now - DRAFT_LIFETIME)),
    photos: () => deleteUnusedPhotos(services, new Date(now - UNUSED_PHOTO_LIFETIME)),
    pictures: () => deletePicturesOfReleased(services),
    mails: () => deleteMails(outboxDir, ({ sentAt }) => Date.parse(sentAt) < now - MAIL_LIFETIME),
    counts: () => deleteOldCounts(database, new Date(now)),
    departures: () => deleteOldRevocations(database, now),
    sessions: () => deleteExpiredSessions(database, now),
    'half sign-ups': () => deleteIncompleteSignUps(database, now),
  };
  const failed: string[] = [];
  for (const [kind, forget] of Object.entries(kinds)) {
    await forget().catch((error: unknown) => {
      failed.push(kind);
      const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
      for (const one of errors) logger.error({ kind, code: codeOf(one) }, 'tidying up failed');
    });
  }
  if (failed.length > 0) throw new Error(`Not everything could be tidied up: ${failed.join(', ')}`);
}

/** What went wrong, without the error's own words: they may name a file. */
function codeOf(error: unknown): string {
  const codes = causesOf(error).map((cause) => ('code' in cause ? cause.code : undefined));
  return (
    codes
      .filter((code) => typeof code === 'string')
      .toArray()
      .at(-1) ?? 'unknown'
  );
}

/**
 * Deletes what `find` finds, batch after batch, until it finds less: one busy hour must not make all others late.
 * @throws {AggregateError} in the end, of what could not be deleted.
 */
async function deleteAll<Found>(
  find: () => Promise<Found[]>,
  remove: (found: Found) => Promise<void>,
): Promise<void> {
  const end = Date.now() + ROUND;
  const errors: unknown[] = [];
  let found: Found[];
  let left: number;
  do {
    found = await find();
    const before = errors.length;
    for (const one of found) await remove(one).catch((error: unknown) => errors.push(error));
    left = errors.length - before;
  } while (found.length === BATCH && left < BATCH && Date.now() < end);
  if (errors.length > 0) throw new AggregateError(errors);
}

/** A draft has no files of its own: its photo is looked for after it. */
async function deleteOldDrafts({ database }: Needs, before: Date): Promise<void> {
  // Somebody may just be paying for it: the check every minute ends the order when its page is over.
  const open = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwins.id), eq(orders.status, 'open')));
  await database
    .delete(toytwins)
    .where(and(eq(toytwins.status, 'draft'), lt(toytwins.createdAt, before), notExists(open)));
}

async function deleteUnusedPhotos(services: Needs, before: Date): Promise<void> {
  const { database } = services;
  const used = database.select().from(toytwins).where(eq(toytwins.photoId, photos.id));
  const unused = database
    .select({ id: photos.id })
    .from(photos)
    .where(and(lt(photos.createdAt, before), notExists(used)))
    .limit(BATCH);
  await deleteAll(
    () => unused.execute(),
    ({ id }) => deletePhotoIfUnused(services, id),
  );
}

async function deletePicturesOfReleased(services: Needs): Promise<void> {
  const left = services.database
    .select({ orderId: versions.orderId })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .innerJoin(orders, eq(orders.id, versions.orderId))
    .where(
      and(
        or(
          isNotNull(versions.packagedKey),
          isNotNull(versions.characterKey),
          isNotNull(versions.modelKey),
          isNotNull(versions.faceDescription),
        ),
        or(inArray(toytwins.status, ['failed', 'cancelled']), ne(toytwins.orderId, orders.id)),
        inArray(orders.status, ['released', 'refunded']),
      ),
    )
    .limit(BATCH);
  await deleteAll(
    () => left.execute(),
    ({ orderId }) => deleteUnpaidPictures(services, orderId),
  );
}
