import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { keptPresents, type PresentRow, presents } from '../tables.ts';
import { findPresent } from './find-present.ts';
import { copyFiles, keptFolder } from './kept-files.ts';

type Needs = Pick<Services, 'database' | 'storage' | 'identity'> & { pictureViews: PictureViews };

/**
 * Hangs an opened present in the caller's gallery: copies of its pictures and its model. Whoever keeps it first has it;
 * the same person gets the same one again.
 * @returns its id.
 * @throws {AppError} `not_found` if there is no such present, `conflict` if it is not opened, was given by the caller, or
 * is kept by somebody else.
 */
export async function keepPresent(services: Needs, caller: Caller, token: string): Promise<string> {
  const { database, storage } = services;
  const found = await findPresent(services, token);
  if (!found) throw notFound('Present');
  const { present, toytwin } = found;
  if (!present.openedAt) throw new AppError('conflict', 'Open the present first.');
  if (toytwin.uid === caller.uid) {
    throw new AppError('conflict', 'You gave this one away. It still hangs in your gallery, too.');
  }
  const known = await findKept(services, caller, present);
  if (known) return known;
  const id = randomUUID();
  const folder = `${keptFolder(caller.uid)}/${id}`;
  const discard = () => storage.deleteAll(folder);
  const kept = await insert().catch(async (error: unknown) => {
    await discard();
    throw error;
  });
  if (kept) return id;
  await discard();
  const other = await findKept(services, caller, present);
  if (other) return other;
  throw notFound('Present');

  async function insert(): Promise<boolean> {
    const keys = await copyFiles(services, toytwin, folder);
    return database.transaction(async (transaction) => {
      const { title, templateId } = toytwin;
      const words = { title, templateId, greeting: present.greeting };
      const rows = await transaction
        .insert(keptPresents)
        .values({ id, uid: caller.uid, presentId: present.id, ...words, ...keys, keptAt: new Date() })
        .onConflictDoNothing({ target: keptPresents.presentId })
        .returning({ id: keptPresents.id });
      if (rows.length === 0) return false;
      await transaction.update(presents).set({ keptAt: new Date() }).where(eq(presents.id, present.id));
      return true;
    });
  }
}

/** @throws {AppError} `conflict` if somebody else keeps it. */
async function findKept(
  { database }: Pick<Services, 'database'>,
  { uid }: Caller,
  { id }: Pick<PresentRow, 'id'>,
): Promise<string | undefined> {
  const [kept] = await database.select().from(keptPresents).where(eq(keptPresents.presentId, id));
  if (kept && kept.uid !== uid) throw new AppError('conflict', 'Somebody has kept this present already.');
  return kept?.id;
}
