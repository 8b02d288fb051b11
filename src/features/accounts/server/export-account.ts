import type { Readable } from 'node:stream';
import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { presentOrder } from '#features/checkout/server/present-order.ts';
import { orders } from '#features/checkout/tables.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { photos } from '#features/photos/tables.ts';
import { keptPresents, presents } from '#features/presents/tables.ts';
import { users } from '#features/profiles/tables.ts';
import { shareAnswers } from '#features/reports/tables.ts';
import { downloadFileName } from '#features/toytwins/downloads/contract.ts';
import { cutoutKey } from '#features/toytwins/server/picture-files.ts';
import { presentFailure } from '#features/toytwins/server/present-failure.ts';
import { toytwins, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Caller } from '#services/identity/index.ts';
import { readPasskeys } from '#services/identity/passkeys.ts';
import { readLinkedAccounts } from '#services/identity/providers/linked-accounts.ts';
import { readSignInDays } from '#services/identity/sign-in-days.ts';
import type { Services } from '#services/index.ts';
import { createZipStream } from '#services/storage/stream-zip.ts';

/** Whose data it is. */
type Account = Pick<Caller, 'uid' | 'email'>;

/**
 * Everything that is stored about a person as a ZIP stream: records as JSON, photos, pictures, models.
 * @throws {AppError} `not_found` when one of the files is deleted before the stream begins. Later that destroys the stream.
 */
export async function exportAccount(services: Services, caller: Account): Promise<Readable> {
  const own = await readOwn(services, caller);
  const zip = createZipStream((reason) => services.logger.warn({ reason }, 'export broke off'));
  zip.addText('toy-twin.json', JSON.stringify(presentRecords(own), null, 2));
  const add = (key: string | null, name: string) => {
    if (key) zip.addFile(name, () => services.storage.getStream(key));
  };
  for (const { key } of own.photos) {
    // An upload that broke off leaves a row without a file for up to a day.
    if (await services.storage.exists(key)) add(key, photoFile(key));
  }
  // A cut-out is drawn later than the pictures, or never: its photo may be erased.
  const addCutout = async (packagedKey: string | null, folder: string, id: string) => {
    const key = packagedKey && cutoutKey(packagedKey);
    if (key && (await services.storage.exists(key))) add(key, `${folder}/${downloadFileName(id, 'cutout')}`);
  };
  for (const row of own.toytwins) {
    await addCutout(row.packagedKey, 'toytwins', row.id);
    add(row.packagedKey, `toytwins/${downloadFileName(row.id, 'packaged')}`);
    add(row.characterKey, `toytwins/${downloadFileName(row.id, '3d')}`);
    add(row.modelKey, `toytwins/${downloadFileName(row.id, 'glb')}`);
  }
  for (const { toytwinId, number, packagedKey, characterKey, modelKey } of own.otherVersions) {
    const folder = `toytwins/version-${number}`;
    await addCutout(packagedKey, folder, toytwinId);
    add(packagedKey, `${folder}/${downloadFileName(toytwinId, 'packaged')}`);
    add(characterKey, `${folder}/${downloadFileName(toytwinId, '3d')}`);
    add(modelKey, `${folder}/${downloadFileName(toytwinId, 'glb')}`);
  }
  for (const { id, packagedKey, characterKey, modelKey } of own.keptPresents) {
    add(packagedKey, `presents/${downloadFileName(id, 'packaged')}`);
    add(characterKey, `presents/${downloadFileName(id, '3d')}`);
    add(modelKey, `presents/${downloadFileName(id, 'glb')}`);
  }
  // A file was deleted while others were looked up: that can still be answered.
  return zip.end();
}

type Own = Awaited<ReturnType<typeof readOwn>>;

async function readOwn({ database }: Pick<Services, 'database'>, { uid, email }: Account) {
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
    signInDays: await readSignInDays(database, uid),
    passkeys: await readPasskeys(database, uid),
    accountsElsewhere: await readLinkedAccounts(database, uid),
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
    keptPresents: await database.select().from(keptPresents).where(eq(keptPresents.uid, uid)),
    given: await database
      .select({ present: presents })
      .from(presents)
      .innerJoin(toytwins, eq(toytwins.id, presents.toytwinId))
      .where(eq(toytwins.uid, uid))
      .orderBy(presents.createdAt),
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
function presentRecords({
  profile,
  signInDays,
  passkeys,
  accountsElsewhere,
  photos,
  toytwins,
  orders,
  descriptions,
  redos,
  answers,
  keptPresents,
  given,
}: Own) {
  return {
    profile,
    signInDays,
    passkeys,
    accountsElsewhere,
    photos: photos.map(({ key, thumbnailKey, erasedAt, ...record }) => ({ ...record, file: photoFile(key) })),
    toytwins: toytwins.map(
      ({ packagedKey, characterKey, modelKey, photoKey, secondPhotoKey, failureReason, ...record }) => ({
        ...record,
        design: readDesign(record.design),
        ...presentFailure(failureReason),
        redos: redos
          .filter((one) => one.toytwinId === record.id)
          .map(({ reason, note }) => ({ reason, note })),
        faceDescriptions: descriptions.filter((one) => one.toytwinId === record.id).map(({ text }) => text),
        answersToClosing: answers
          .filter((one) => one.toytwinId === record.id)
          .map(({ words, createdAt }) => ({ words, createdAt })),
        presents: given
          .filter(({ present }) => present.toytwinId === record.id)
          .map(({ present: { id, toytwinId, token, ...present } }) => present),
      }),
    ),
    keptPresents: keptPresents.map(
      ({ uid, presentId, packagedKey, characterKey, modelKey, ...kept }) => kept,
    ),
    orders: orders.map(presentOrder),
  };
}
