import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { type Design, nextVariant } from '#features/designs/contract.ts';
import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { defaultTitle, type RedoBody } from '#features/toytwins/contract.ts';
import { nextVersionNumber } from '#features/toytwins/server/next-version-number.ts';
import { recordInputs } from '#features/toytwins/server/record-inputs.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhoto } from '#features/toytwins/server/require-photo.ts';
import { seedOfVersion } from '#features/toytwins/server/seed-of-version.ts';
import { type ToytwinRow, type VersionRow, versions } from '#features/toytwins/tables.ts';
import type { Database } from '#services/database/index.ts';
import type { Services } from '#services/index.ts';
import { unlessBlank } from '#shared/has-ink.ts';

/** What a redo is drawn from, and why it is wanted. */
export type RedoWishes = Pick<RedoBody, 'reason'> & {
  note: string | null;
  title: string;
  prompt: string;
  design: Design;
};

/**
 * The words and the design of a new version. What nobody changed would give the same picture, so it is another look.
 * @throws as `refuseUnknownThings`, `requirePhoto` and `refuseUnfit`.
 */
export async function readWishes(
  services: Pick<Services, 'imaging' | 'storage' | 'moderation' | 'logger'>,
  row: ToytwinRow,
  body: RedoBody,
): Promise<RedoWishes> {
  refuseUnknownThings(services.imaging.catalogue, body.design ?? {});
  const present = readDesign(row.design);
  const asked = body.design ?? present;
  const prompt = body.prompt?.trim() ?? row.prompt;
  const isSame = prompt === row.prompt && isDeepStrictEqual(asked, present);
  const design = isSame ? { ...asked, variant: nextVariant(asked.variant) } : asked;
  const title = design.name ?? titleWithoutName(row, present);
  await refuseUnfit(services, { title, prompt, design, photoKey: requirePhoto(row) });
  return { reason: body.reason, note: unlessBlank(body.note) ?? null, title, prompt, design };
}

/** A name that is taken off leaves the template's own title. */
function titleWithoutName(row: ToytwinRow, { name }: Design): string {
  return name === undefined ? row.title : defaultTitle(row.templateId);
}

/** Whether a version is drawn from these wishes. */
export function isDrawnFrom(
  version: VersionRow,
  { reason, note, title, prompt, design }: RedoWishes,
): boolean {
  return (
    version.redoReason === reason &&
    version.redoNote === note &&
    version.title === title &&
    version.prompt === prompt &&
    isDeepStrictEqual(readDesign(version.design), design)
  );
}

/**
 * Adds the version of a redo, and notes with the versions before the first redo what they were drawn from, so that one of
 * them can be shown again.
 * @param row the toy twin, locked by this transaction.
 * @param how `unpaid` with the order that is to pay for it, or `waiting` to be drawn.
 * @returns its id.
 */
export async function addRedoVersion(
  { imaging }: Pick<Services, 'imaging'>,
  transaction: Database,
  row: ToytwinRow,
  wishes: RedoWishes,
  how: { redoStatus: 'waiting' } | { redoStatus: 'unpaid'; orderId: string },
): Promise<string> {
  const seed = await chooseSeed(transaction, row, wishes.design);
  await recordInputs(transaction, row);
  const id = randomUUID();
  const { reason, note, title, prompt, design } = wishes;
  await transaction.insert(versions).values({
    ...{
      id,
      toytwinId: row.id,
      number: nextVersionNumber(transaction, row.id),
      engine: imaging.engine,
      ...how,
    },
    ...{ redoReason: reason, redoNote: note, title, prompt, design, seed, createdAt: new Date() },
  });
  return id;
}

/** The same as before, unless the variant changes (decision 012). */
async function chooseSeed(transaction: Database, row: ToytwinRow, design: Design): Promise<number> {
  const { variant = 0 } = design;
  if (variant !== (readDesign(row.design).variant ?? 0)) return drawingSeed(row.photoId, variant);
  const [paid] = await transaction
    .select({ number: versions.number })
    .from(versions)
    .where(eq(versions.orderId, row.orderId ?? ''));
  return seedOfVersion(row, paid?.number ?? 1);
}
