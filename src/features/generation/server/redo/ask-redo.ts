import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, max } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import type { Design } from '#features/designs/contract.ts';
import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { defaultTitle, type RedoBody } from '#features/toytwins/contract.ts';
import { REDO_TOYTWIN } from '#features/toytwins/server/queues.ts';
import { readRedo } from '#features/toytwins/server/read-redo.ts';
import { recordInputs } from '#features/toytwins/server/record-inputs.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { seedOfVersion } from '#features/toytwins/server/seed-of-version.ts';
import { type ToytwinRow, toytwins, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { AppError, notFound } from '#shared/errors.ts';

/** Why there is no free redo now. */
const REFUSALS = {
  waiting: 'This toy twin is being drawn once more already.',
  used: 'The free redo of this toy twin is used.',
  over: 'There is no free redo of this toy twin any more.',
  refunded: 'The payment of this toy twin was refunded, so it is not drawn once more.',
  none: 'Only a finished toy twin can be drawn once more.',
} as const;

/** What a version is drawn from. */
type Inputs = Pick<ToytwinRow, 'title' | 'prompt' | 'design' | 'seed'>;

/**
 * Has a completed toy twin drawn once more, for nothing: there is no order and no charge, and its status stays. It keeps
 * all its pictures, and shows the present ones until the new version is stored.
 * @throws {AppError} `conflict` where there is no free redo now; as `refuseUnknownThings`, `requirePhoto` and
 * `refuseUnfit`.
 */
export async function askRedo(services: Services, row: ToytwinRow, body: RedoBody): Promise<void> {
  refuseUnknownThings(services.imaging.catalogue, body.design ?? {});
  const inputs = changeInputs(row, body);
  await refuseUnfit(services, { ...inputs, photoKey: requirePhoto(row) });
  await services.database.transaction(async (transaction) => {
    const now = await lockOffered(transaction, row.id);
    const seed = await chooseSeed(transaction, now, inputs.design);
    await recordInputs(transaction, now);
    const versionId = await addVersion(services, transaction, now, { ...body, ...inputs, seed });
    await services.jobs.send(REDO_TOYTWIN, { versionId }, { transaction, singletonKey: versionId });
  });
}

/** The words and the design of the new version. What nobody changed would give the same picture, so it is another look. */
function changeInputs(row: ToytwinRow, body: RedoBody): Omit<Inputs, 'seed' | 'design'> & { design: Design } {
  const present = readDesign(row.design);
  const asked = body.design ?? present;
  const prompt = body.prompt?.trim() ?? row.prompt;
  const isSame = prompt === row.prompt && isDeepStrictEqual(asked, present);
  const design = isSame ? { ...asked, variant: ((asked.variant ?? 0) + 1) % 1000 } : asked;
  return { title: design.name ?? titleWithoutName(row, present), prompt, design };
}

/** A name that is taken off leaves the template's own title. */
function titleWithoutName(row: ToytwinRow, { name }: Design): string {
  return name === undefined ? row.title : defaultTitle(row.templateId);
}

/** Locks the toy twin, so that of two calls at once one is told about the other. */
async function lockOffered(transaction: Database, id: string): Promise<ToytwinRow> {
  const [row] = await transaction.select().from(toytwins).where(eq(toytwins.id, id)).for('update');
  if (!row) throw notFound('Toy Twin');
  const isRefunded = and(eq(orders.id, row.orderId ?? id), eq(orders.status, 'refunded'));
  if ((await transaction.$count(orders, isRefunded)) > 0) throw new AppError('conflict', REFUSALS.refunded);
  const { state } = (await readRedo(transaction, row)) ?? { state: 'none' as const };
  if (state === 'offered' || state === 'failed') return row;
  throw new AppError('conflict', REFUSALS[state]);
}

/** The same as before, unless the variant changes (decision 035). */
async function chooseSeed(transaction: Database, row: ToytwinRow, design: Design): Promise<number> {
  const { variant = 0 } = design;
  if (variant !== (readDesign(row.design).variant ?? 0)) return drawingSeed(row.photoId, variant);
  const [paid] = await transaction
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.orderId, row.orderId ?? ''));
  return seedOfVersion(row, paid?.number ?? 1);
}

async function addVersion(
  { imaging }: Pick<Services, 'imaging'>,
  transaction: Database,
  { id: toytwinId }: ToytwinRow,
  { reason, note, title, prompt, design, seed }: RedoBody & Inputs,
): Promise<string> {
  const [latest] = await transaction
    .select({ number: max(versions.number) })
    .from(versions)
    .where(eq(versions.toytwinId, toytwinId));
  const id = randomUUID();
  await transaction.insert(versions).values({
    ...{ id, toytwinId, number: (latest?.number ?? 0) + 1, engine: imaging.engine, createdAt: new Date() },
    ...{ redoStatus: 'waiting', redoReason: reason, redoNote: note ?? null },
    ...{ title, prompt, design, seed },
  });
  return id;
}
