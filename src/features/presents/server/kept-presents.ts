import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { downloadFileName } from '#features/toytwins/downloads/contract.ts';
import { largeViewKey, publicPictureKey, thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import type { KeptPresent } from '../contract.ts';
import { type KeptPresentRow, keptPresents } from '../tables.ts';
import { keptFolder } from './kept-files.ts';

/** The presents that a person keeps, newest first. */
export function listKept(
  { database }: Pick<Services, 'database'>,
  { uid }: Caller,
): Promise<KeptPresentRow[]> {
  return database
    .select()
    .from(keptPresents)
    .where(eq(keptPresents.uid, uid))
    .orderBy(desc(keptPresents.keptAt));
}

/** One of them. @throws {AppError} `not_found` if the caller has no such present. */
export async function readKept(
  { database }: Pick<Services, 'database'>,
  { uid }: Caller,
  id: string,
): Promise<KeptPresentRow> {
  if (!z.uuid().safeParse(id).success) throw notFound('Present');
  const [row] = await database
    .select()
    .from(keptPresents)
    .where(and(eq(keptPresents.id, id), eq(keptPresents.uid, uid)));
  if (!row) throw notFound('Present');
  return row;
}

/** Deletes a kept present with its files. */
export async function removeKept(
  { database, storage }: Pick<Services, 'database' | 'storage'>,
  { id, uid }: KeptPresentRow,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(keptPresents).where(eq(keptPresents.id, id));
    // If the store fails, the record stays and the call can be repeated.
    await storage.deleteAll(`${keptFolder(uid)}/${id}`);
  });
}

/** Presents a kept present to its owner: storage keys become signed addresses. */
export function presentKept({ fileSigner }: Pick<Services, 'fileSigner'>, row: KeptPresentRow): KeptPresent {
  const views = (key: string) => ({
    w320: fileSigner.sign(thumbnailKey(key, 320)),
    w512: fileSigner.sign(thumbnailKey(key, 512)),
    w1024: fileSigner.sign(largeViewKey(key)),
    jpeg: fileSigner.sign(publicPictureKey(key)),
  });
  const { id, title, templateId, greeting, packagedKey, characterKey, modelKey } = row;
  const download = (key: string, kind: 'packaged' | '3d' | 'glb') =>
    fileSigner.sign(key, { downloadAs: downloadFileName(id, kind) });
  return {
    ...{ id, title, templateId, greeting },
    keptAt: row.keptAt.toISOString(),
    packagedThumbnails: views(packagedKey),
    characterThumbnails: characterKey ? views(characterKey) : null,
    downloads: {
      packaged: download(packagedKey, 'packaged'),
      character: characterKey && download(characterKey, '3d'),
      model: modelKey && download(modelKey, 'glb'),
    },
  };
}
