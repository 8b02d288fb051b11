import { PassThrough, type Readable } from 'node:stream';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import yazl from 'yazl';
import { presentOrder } from '#features/checkout/server/present-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { photos } from '#features/photos/tables.ts';
import { downloadFileName } from '#features/toytwins/contract.ts';
import { presentFailure } from '#features/toytwins/server/present-failure.ts';
import { toytwins, versions } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { users } from '../tables.ts';

/**
 * Everything that is kept about the caller as a ZIP stream: records as JSON, photos, pictures, models.
 * @throws {AppError} `not_found` when one of the files goes meanwhile; later that breaks the stream off.
 */
export async function exportAccount(services: Services, caller: Caller): Promise<Readable> {
  const own = await readOwn(services, caller);
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(presentRecords(own), null, 2)), 'toy-twin.json');
  const archive = new PassThrough();
  // It may break off before anybody reads it, and so listens: unheard, the error would end the process.
  archive.on('error', (error) => tellBrokenOff(services, error));
  zip.outputStream.pipe(archive);
  const add = (key: string | null, name: string) => {
    if (key) addFile(zip, archive, { name, open: () => services.storage.getStream(key) });
  };
  for (const { key } of own.photos) {
    // Of an upload that broke off there is a row without a file, for a day.
    if (await services.storage.exists(key)) add(key, photoFile(key));
  }
  for (const row of own.toytwins) {
    add(row.packagedKey, `toytwins/${downloadFileName(row.id, 'packaged')}`);
    add(row.characterKey, `toytwins/${downloadFileName(row.id, '3d')}`);
    add(row.modelKey, `toytwins/${downloadFileName(row.id, 'glb')}`);
  }
  zip.end();
  // It has broken off already, when a file went while others were looked for: that can still be answered.
  if (archive.errored) throw archive.errored;
  return archive;
}

/** Once it is being sent, all that the caller sees is that it ends. Without the error's own words: they may name a file. */
function tellBrokenOff({ logger }: Pick<Services, 'logger'>, error: Error): void {
  logger.warn({ reason: 'code' in error ? error.code : error.name }, 'export broke off');
}

type Own = Awaited<ReturnType<typeof readOwn>>;

async function readOwn({ database }: Pick<Services, 'database'>, { uid, email }: Caller) {
  const [profile] = await database.select().from(users).where(eq(users.uid, uid));
  return {
    profile: profile ?? { uid, email },
    photos: await database.select().from(photos).where(eq(photos.uid, uid)),
    orders: await database.select().from(orders).where(eq(orders.uid, uid)),
    toytwins: await database
      .select()
      .from(toytwins)
      .where(eq(toytwins.uid, uid))
      .orderBy(desc(toytwins.createdAt)),
    descriptions: await database
      .select({ toytwinId: versions.toytwinId, text: versions.faceDescription })
      .from(versions)
      .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
      .where(and(eq(toytwins.uid, uid), isNotNull(versions.faceDescription)))
      .orderBy(versions.number),
  };
}

/** Where a photo lies in the archive. */
function photoFile(key: string): string {
  return `photos/${key.split('/').at(-1)}`;
}

/** Without the keys of files, which say nothing to anybody: the files themselves are there. */
function presentRecords({ profile, photos, toytwins, orders, descriptions }: Own) {
  return {
    profile,
    photos: photos.map(({ key, thumbnailKey, ...record }) => ({ ...record, file: photoFile(key) })),
    toytwins: toytwins.map(({ packagedKey, characterKey, modelKey, photoKey, failureReason, ...record }) => ({
      ...record,
      ...presentFailure(failureReason),
      faceDescriptions: descriptions.filter((one) => one.toytwinId === record.id).map(({ text }) => text),
    })),
    orders: orders.map(presentOrder),
  };
}

/**
 * Adds a file that is opened only when its turn in the archive has come. One that cannot be read breaks the archive
 * off, and a reader who leaves has the file closed; the library does neither.
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
      // An archive of many files would be listened to by each of them.
      file.once('close', () => archive.off('close', close));
      take(null, file);
    }, breakOff);
  });
}
