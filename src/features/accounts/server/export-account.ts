import { PassThrough, type Readable } from 'node:stream';
import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import yazl from 'yazl';
import { presentOrder } from '#features/checkout/server/present-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { photos } from '#features/photos/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { shareAnswers } from '#features/reports/tables.ts';
import { downloadFileName } from '#features/toytwins/contract.ts';
import { presentFailure } from '#features/toytwins/server/present-failure.ts';
import { toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';

/**
 * Everything that is stored about the caller as a ZIP stream: records as JSON, photos, pictures, models.
 * @throws {AppError} `not_found` when one of the files is deleted before the stream begins. Later that destroys the stream.
 */
export async function exportAccount(services: Services, caller: Caller): Promise<Readable> {
  const own = await readOwn(services, caller);
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(presentRecords(own), null, 2)), 'toy-twin.json');
  const archive = new PassThrough();
  // It may fail before it is read. Without a listener that error would end the process.
  archive.on('error', (error) => logBrokenExport(services, error));
  zip.outputStream.pipe(archive);
  const add = (key: string | null, name: string) => {
    if (key) addFile(zip, archive, { name, open: () => services.storage.getStream(key) });
  };
  for (const { key } of own.photos) {
    // An upload that broke off leaves a row without a file for up to a day.
    if (await services.storage.exists(key)) add(key, photoFile(key));
  }
  for (const row of own.toytwins) {
    add(row.packagedKey, `toytwins/${downloadFileName(row.id, 'packaged')}`);
    add(row.characterKey, `toytwins/${downloadFileName(row.id, '3d')}`);
    add(row.modelKey, `toytwins/${downloadFileName(row.id, 'glb')}`);
  }
  for (const { toytwinId, number, packagedKey, characterKey, modelKey } of own.otherVersions) {
    const folder = `toytwins/version-${number}`;
    add(packagedKey, `${folder}/${downloadFileName(toytwinId, 'packaged')}`);
    add(characterKey, `${folder}/${downloadFileName(toytwinId, '3d')}`);
    add(modelKey, `${folder}/${downloadFileName(toytwinId, 'glb')}`);
  }
  zip.end();
  // A file was deleted while others were looked up: nothing is sent yet, so that this can still be answered.
  if (archive.errored) throw archive.errored;
  return archive;
}

/** Logs an export that failed while it was sent. Without the error's message, which may name a file. */
function logBrokenExport({ logger }: Pick<Services, 'logger'>, error: Error): void {
  logger.warn({ reason: 'code' in error ? error.code : error.name }, 'export broke off');
}

type Own = Awaited<ReturnType<typeof readOwn>>;

async function readOwn({ database }: Pick<Services, 'database'>, { uid, email }: Caller) {
  const [profile] = await database.select().from(users).where(eq(users.uid, uid));
  return {
    profile: profile ?? { uid, email },
    photos: await database
      .select()
      .from(photos)
      .where(and(eq(photos.uid, uid), isNull(photos.erasedAt))),
    orders: await database.select().from(orders).where(eq(orders.uid, uid)),
    toytwins: await database
      .select()
      .from(toytwins)
      .where(eq(toytwins.uid, uid))
      .orderBy(desc(toytwins.createdAt)),
    otherVersions: await readOtherVersions(database, uid),
    redos: await database
      .select({ toytwinId: versions.toytwinId, reason: versions.redoReason, note: versions.redoNote })
      .from(versions)
      .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
      .where(and(eq(toytwins.uid, uid), isNotNull(versions.redoStatus))),
    descriptions: await database
      .select({ toytwinId: versions.toytwinId, text: versions.faceDescription })
      .from(versions)
      .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
      .where(and(eq(toytwins.uid, uid), isNotNull(versions.faceDescription)))
      .orderBy(versions.number),
    // Without its token, which lets the operator open the page again.
    answers: await database
      .select({
        toytwinId: shareAnswers.toytwinId,
        words: shareAnswers.words,
        createdAt: shareAnswers.createdAt,
      })
      .from(shareAnswers)
      .innerJoin(toytwins, eq(toytwins.id, shareAnswers.toytwinId))
      .where(eq(toytwins.uid, uid))
      .orderBy(shareAnswers.createdAt),
  };
}

/** The drawings of completed toy twins that the gallery does not show. */
async function readOtherVersions(database: Services['database'], uid: string): Promise<VersionRow[]> {
  const found = await database
    .select({ version: versions, tier: toytwins.tier })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(
      and(
        eq(toytwins.uid, uid),
        eq(toytwins.status, 'completed'),
        ne(versions.packagedKey, toytwins.packagedKey),
        // A version that is still being made or was not paid for is left out.
        or(
          eq(versions.redoStatus, 'done'),
          eq(versions.variationStatus, 'done'),
          eq(versions.orderId, toytwins.orderId),
        ),
      ),
    );
  return found.map(({ version, tier }) =>
    // Character and model of a basic toy twin are left out: they were drawn for an upgrade that is not charged yet.
    tier === 'premium' ? version : { ...version, characterKey: null, modelKey: null },
  );
}

/** The path of a photo in the archive. */
function photoFile(key: string): string {
  return `photos/${key.split('/').at(-1)}`;
}

/** The records as they are exported. Storage keys are left out: the archive contains the files themselves. */
function presentRecords({ profile, photos, toytwins, orders, descriptions, redos, answers }: Own) {
  return {
    profile,
    photos: photos.map(({ key, thumbnailKey, erasedAt, ...record }) => ({ ...record, file: photoFile(key) })),
    toytwins: toytwins.map(({ packagedKey, characterKey, modelKey, photoKey, failureReason, ...record }) => ({
      ...record,
      design: readDesign(record.design),
      ...presentFailure(failureReason),
      redos: redos.filter((one) => one.toytwinId === record.id).map(({ reason, note }) => ({ reason, note })),
      faceDescriptions: descriptions.filter((one) => one.toytwinId === record.id).map(({ text }) => text),
      answersToClosing: answers
        .filter((one) => one.toytwinId === record.id)
        .map(({ words, createdAt }) => ({ words, createdAt })),
    })),
    orders: orders.map(presentOrder),
  };
}

/**
 * Adds a file that is opened only when the archive comes to it. A file that cannot be read destroys the archive, and an
 * archive that is closed early closes the file; yazl does neither.
 */
function addFile(
  zip: yazl.ZipFile,
  archive: PassThrough,
  { name, open }: { name: string; open: () => Promise<Readable> },
): void {
  const breakOff = (error: Error) => archive.destroy(error);
  zip.addReadStreamLazy(name, { compress: false }, (take) => {
    open().then((file) => {
      file.once('error', breakOff);
      if (archive.destroyed) file.destroy();
      const close = () => file.destroy();
      archive.once('close', close);
      // Otherwise every file of a large archive would leave a listener.
      file.once('close', () => archive.off('close', close));
      take(null, file);
    }, breakOff);
  });
}
