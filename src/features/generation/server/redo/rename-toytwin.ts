import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Design, namesOnBox } from '#features/designs/contract.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import type { renameBody } from '#features/toytwins/gallery/contract.ts';
import { lockToytwin } from '#features/toytwins/server/lock-toytwin.ts';
import { REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readFreeBox } from '#features/toytwins/server/read-free-box.ts';
import { recordInputs } from '#features/toytwins/server/record-inputs.ts';
import { refuseUnfitName } from '#features/toytwins/server/refuse-unfit-name.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import { addRedoVersion } from './redo-version.ts';

type Names = Pick<Design, 'name' | 'second'>;

/**
 * Gives a completed toy twin another title. The first time its owner may have it printed on a new box: a new version with the
 * same seed and the same wishes, free of charge, which leaves them their free redo. Until it is stored the old pictures stay.
 * A second call with the same name changes nothing.
 * @throws {AppError} `conflict` where there is no free box now; as `refuseUnfitName`.
 */
export async function renameToytwin(
  services: Services,
  row: ToytwinRow,
  { name, secondName, print }: z.infer<typeof renameBody>,
): Promise<void> {
  if (row.status !== 'completed') throw new AppError('conflict', 'Only a finished toy twin can be renamed.');
  const names = namesOf(row, { name, secondName });
  const title = namesOnBox(names) ?? name;
  await refuseUnfitName(services, { ...row, title, design: { ...readDesign(row.design), ...names } });
  await services.database.transaction(async (transaction) => {
    const toytwin = await lockToytwin(transaction, row.id);
    if (!toytwin || toytwin.removedAt) throw notFound('Toy Twin');
    if (print && !(await isPrinted(transaction, row.id, title)))
      await printBox(services, transaction, toytwin, names);
    await recordInputs(transaction, toytwin);
    await transaction.update(toytwins).set({ title }).where(eq(toytwins.id, row.id));
    // Whichever of its pictures the gallery shows, it has this name.
    await transaction.update(versions).set({ title }).where(eq(versions.toytwinId, row.id));
  });
}

/** The names that go onto the box: of two people the second one's as well, which may be left out. */
function namesOf(row: ToytwinRow, asked: { name: string; secondName?: string | undefined }): Names {
  const name = asked.name.trim();
  const { second } = readDesign(row.design);
  if (!second) return { name };
  const { name: _, ...rest } = second;
  const secondName = unlessBlank(asked.secondName)?.trim();
  return { name, second: { ...rest, ...(secondName !== undefined && { name: secondName }) } };
}

/** Whether an earlier press had this name printed. */
async function isPrinted(transaction: Database, toytwinId: string, title: string): Promise<boolean> {
  const isIt = and(
    eq(versions.toytwinId, toytwinId),
    eq(versions.isRename, true),
    eq(versions.title, title),
    inArray(versions.redoStatus, ['waiting', 'done']),
  );
  return (await transaction.$count(versions, isIt)) > 0;
}

async function printBox(
  services: Services,
  transaction: Database,
  toytwin: ToytwinRow,
  names: Names,
): Promise<void> {
  const isWaiting = and(eq(versions.toytwinId, toytwin.id), eq(versions.redoStatus, 'waiting'));
  if ((await transaction.$count(versions, isWaiting)) > 0)
    throw new AppError('conflict', 'This toy twin is being drawn again. Please wait until it is ready.');
  if (!(await readFreeBox(transaction, toytwin)))
    throw new AppError(
      'conflict',
      'No free box is left for this name. You can still change the title alone.',
    );
  const design = { ...readDesign(toytwin.design), ...names };
  const title = namesOnBox(names) ?? toytwin.title;
  const wishes = { reason: 'other', note: null, title, prompt: toytwin.prompt, design } as const;
  const how = { redoStatus: 'waiting', grantId: null, isRename: true } as const;
  const versionId = await addRedoVersion(services, transaction, toytwin, wishes, how);
  await services.jobs.send(REDO_TOYTWIN, { versionId }, { transaction, singletonKey: versionId });
}
