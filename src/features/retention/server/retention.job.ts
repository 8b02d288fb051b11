import { and, eq, gte, inArray, isNotNull, lt, ne, notExists, or } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { deleteUnpaidPictures } from '#features/generation/server/delete-unpaid-pictures.ts';
import { deleteUnpaidPremium } from '#features/generation/server/upgrade/delete-unpaid-premium.ts';
import { photos } from '#features/photos/tables.ts';
import { deleteExpiredPresents } from '#features/presents/server/delete-expired-presents.ts';
import { deleteOldReports } from '#features/reports/server/delete-old-reports.ts';
import { closeExpired } from '#features/sharing/server/close-expired.ts';
import { DRAFT_DAYS } from '#features/toytwins/contract.ts';
import {
  deletePhotoIfUnused,
  deletePhotosIfUnused,
} from '#features/toytwins/server/delete-photo-if-unused.ts';
import { isUnused } from '#features/toytwins/server/photo-uses.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import { deleteExpiredSessions } from '#services/identity/delete-expired-sessions.ts';
import { deleteIncompleteSignUps } from '#services/identity/incomplete-sign-ups.ts';
import { deleteOldRevocations } from '#services/identity/revoked-tokens.ts';
import { deleteOldSignInDays } from '#services/identity/sign-in-days.ts';
import type { Services } from '#services/index.ts';
import type { Queue } from '#services/jobs/index.ts';
import { deleteOldCounts } from '#services/limits/index.ts';
import { deleteMails } from '#services/mail/outbox.ts';
import { deleteOldRefusedWords } from '#services/moderation/count-refused.ts';
import { causesOf } from '#shared/causes.ts';
import { BATCH, deleteAll } from './delete-all.ts';
import { eraseOldPhotos } from './erase-old-photos.ts';

const DELETE_EXPIRED = 'delete-expired';
const EVERY_HOUR = '17 * * * *';
const DAY = 86_400_000;
/** An unpaid draft is deleted after this many milliseconds. */
const DRAFT_LIFETIME = DRAFT_DAYS * DAY;
/** A photo that no toy twin uses is deleted after this many milliseconds. */
const UNUSED_PHOTO_LIFETIME = DAY;
/**
 * Milliseconds. What became superfluous longer ago was deleted then, or could not be: looking for it reads all photos
 * and orders of all times.
 */
const LATELY = 9 * DAY;
/** An email in the outbox, which stands in for a mail server, is deleted after this many milliseconds. */
const MAIL_LIFETIME = 7 * DAY;
/** Not retried: the next run, an hour later, makes up for a failed one. */
export const retentionQueue: Queue = {
  name: DELETE_EXPIRED,
  formerly: 'tidy-up',
  policy: 'exclusive',
  retryLimit: 0,
  retryDelay: 1,
  expireInSeconds: 600,
};

type Needs = Pick<Services, 'database' | 'storage' | 'outboxDir' | 'logger' | 'config'>;

/**
 * Deletes, every hour, what is past its retention period: photos, pictures, drafts, emails in the outbox and more. Once
 * a day, and first of all, it looks at everything there is, for what could not be deleted for longer than `LATELY`.
 */
export async function workRetention(services: Services): Promise<void> {
  const { boss, work } = services.jobs;
  // Monotonic, because the machine's clock may be set back.
  let lookAgain = Number.NEGATIVE_INFINITY;
  await boss.schedule(DELETE_EXPIRED, EVERY_HOUR, null, { singletonKey: 'all' });
  await work(DELETE_EXPIRED, {}, async () => {
    const lookAtAll = performance.now() > lookAgain;
    await deleteExpired(services, { lookAtAll });
    if (lookAtAll) lookAgain = performance.now() + DAY;
  });
}

/**
 * Deletes drafts older than seven days, with their photos; then photos older than a day that no toy twin uses, and
 * those of toy twins that were completed `PHOTO_RETENTION_DAYS` days ago; pictures of released or refunded orders that
 * their job did not delete, and the wishes of redos that were never paid for; emails of the outbox older than seven
 * days; public pages and presents whose time is over; reports of shared pages older than ninety days; days of sign-ins and counts of refused words older than thirty; expired
 * counts of rate limits, token revocations, sessions and incomplete sign-ups.
 * @param lookAtAll whether to look for what became superfluous longer ago than `LATELY` as well.
 * @throws {Error} when something could not be deleted, after everything else was.
 */
export async function deleteExpired(
  services: Needs,
  { now = Date.now(), lookAtAll = true }: { now?: number; lookAtAll?: boolean } = {},
): Promise<void> {
  const { database, outboxDir, logger, config } = services;
  const since = lookAtAll ? undefined : new Date(now - LATELY);
  const kinds: Record<string, () => Promise<void>> = {
    drafts: () => deleteOldDrafts(services, new Date(now - DRAFT_LIFETIME)),
    photos: () => deleteUnusedPhotos(services, { since, before: new Date(now - UNUSED_PHOTO_LIFETIME) }),
    'photos of finished toy twins': () =>
      eraseOldPhotos(services, new Date(now - config.photoRetentionDays * DAY)),
    pictures: () => deletePicturesOfReleased(services, since),
    models: () => deletePremiumOfBasic(services, since),
    wishes: () => deleteUnpaidWishes(services),
    mails: () => deleteMails(outboxDir, ({ sentAt }) => Date.parse(sentAt) < now - MAIL_LIFETIME),
    presents: () => deleteExpiredPresents(database, now),
    'public pages': () => closeExpired(database, now),
    reports: () => deleteOldReports(database, now),
    'refused words': () => deleteOldRefusedWords(database, now),
    counts: () => deleteOldCounts(database, new Date(now)),
    revocations: () => deleteOldRevocations(database, now),
    sessions: () => deleteExpiredSessions(database, now),
    'days of sign-ins': () => deleteOldSignInDays(database, now),
    'incomplete sign-ups': () => deleteIncompleteSignUps(database, now),
  };
  const failed: string[] = [];
  for (const [kind, remove] of Object.entries(kinds)) {
    await remove().catch((error: unknown) => {
      failed.push(kind);
      const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
      for (const one of errors) logger.error({ kind, code: codeOf(one) }, 'retention failed');
    });
  }
  if (failed.length > 0) throw new Error(`Not everything could be deleted: ${failed.join(', ')}`);
}

/** The code of an error's last cause. Not its message, which may name a file. */
function codeOf(error: unknown): string {
  const codes = causesOf(error).map((cause) => ('code' in cause ? cause.code : undefined));
  return (
    codes
      .filter((code) => typeof code === 'string')
      .toArray()
      .at(-1) ?? 'unknown'
  );
}

/** A draft has no files of its own, but mostly it was the last one that needed its photo. */
async function deleteOldDrafts(services: Needs, before: Date): Promise<void> {
  const { database } = services;
  // With an open order somebody may be paying at this moment. The check every minute expires that order.
  const open = database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.toytwinId, toytwins.id), eq(orders.status, 'open')));
  const isOld = and(eq(toytwins.status, 'draft'), lt(toytwins.createdAt, before), notExists(open));
  const some = database.select({ id: toytwins.id }).from(toytwins).where(isOld).limit(BATCH);
  await deleteAll(
    // Both conditions: one that is paid since it was found stays.
    () =>
      database
        .delete(toytwins)
        .where(and(isOld, inArray(toytwins.id, some)))
        .returning(),
    (draft) => deletePhotosIfUnused(services, draft),
  );
}

async function deleteUnusedPhotos(
  services: Needs,
  { since, before }: { since: Date | undefined; before: Date },
): Promise<void> {
  const { database } = services;
  const unused = database
    .select({ id: photos.id })
    .from(photos)
    .where(and(since && gte(photos.createdAt, since), lt(photos.createdAt, before), isUnused(database)))
    .limit(BATCH);
  await deleteAll(
    () => unused.execute(),
    ({ id }) => deletePhotoIfUnused(services, id),
  );
}

/** The condition that an order was released or refunded since then. */
const endedSince = (since: Date | undefined) => since && gte(orders.releasedAt, since);

async function deletePicturesOfReleased(services: Needs, since: Date | undefined): Promise<void> {
  const left = services.database
    .select({ orderId: orders.id })
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
        endedSince(since),
      ),
    )
    .limit(BATCH);
  await deleteAll(
    () => left.execute(),
    ({ orderId }) => deleteUnpaidPictures(services, orderId),
  );
}

/** Characters and models of toy twins that are basic, because their upgrade was released or refunded. */
async function deletePremiumOfBasic(services: Needs, since: Date | undefined): Promise<void> {
  const { database } = services;
  const held = database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.toytwinId, toytwins.id), eq(orders.purpose, 'upgrade'), eq(orders.status, 'authorized')),
    );
  const left = database
    .selectDistinct({ id: toytwins.id })
    .from(orders)
    .innerJoin(toytwins, eq(toytwins.id, orders.toytwinId))
    .innerJoin(versions, eq(versions.toytwinId, toytwins.id))
    .where(
      and(
        eq(orders.purpose, 'upgrade'),
        inArray(orders.status, ['released', 'refunded']),
        endedSince(since),
        eq(toytwins.tier, 'basic'),
        eq(toytwins.status, 'completed'),
        or(isNotNull(versions.characterKey), isNotNull(versions.modelKey)),
        notExists(held),
      ),
    )
    .limit(BATCH);
  await deleteAll(
    () => left.execute(),
    ({ id }) => deleteUnpaidPremium(services, id),
  );
}

/** Wishes for redos whose order was never paid, or that were free. Such an order can no longer be paid. */
async function deleteUnpaidWishes({ database }: Needs): Promise<void> {
  const ended = database
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.status, ['expired', 'released']));
  await database
    .delete(versions)
    .where(and(eq(versions.redoStatus, 'unpaid'), inArray(versions.orderId, ended)));
}
