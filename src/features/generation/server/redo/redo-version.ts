import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Engine } from '#config/imaging.ts';
import { type Design, namesOnBox, nextVariant } from '#features/designs/contract.ts';
import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { readDesign } from '#features/designs/server/read-design.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { defaultTitle } from '#features/toytwins/contract.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { nextVersionNumber } from '#features/toytwins/server/next-version-number.ts';
import { recordInputs } from '#features/toytwins/server/record-inputs.ts';
import { refuseUnfit } from '#features/toytwins/server/refuse-unfit.ts';
import { requirePhotos } from '#features/toytwins/server/require-photos.ts';
import { peopleOf, refuseUnwritten } from '#features/toytwins/server/second-person.ts';
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
 * @throws as `refuseUnknownThings`, `refuseUnwritten`, `requirePhotos` and `refuseUnfit`.
 */
export async function readWishes(
  services: Pick<Services, 'imaging' | 'storage' | 'moderation' | 'logger'>,
  row: ToytwinRow,
  body: RedoBody,
): Promise<RedoWishes> {
  refuseUnknownThings(services.imaging.catalogue, body.design ?? {});
  const present = readDesign(row.design);
  const people = peopleOf(row);
  // The second person stays: a redo may change what they are like, and nobody else joins.
  const asked = { ...(present.second && { second: present.second }), ...(body.design ?? present) };
  refuseUnwritten(asked, people);
  const prompt = body.prompt?.trim() ?? row.prompt;
  const isSame = prompt === row.prompt && isDeepStrictEqual(asked, present);
  const design = isSame ? { ...asked, variant: nextVariant(asked.variant) } : asked;
  const title = titleOf(row, present, design);
  await refuseUnfit(services, { title, prompt, design, photoKeys: requirePhotos(row) });
  return { reason: body.reason, note: unlessBlank(body.note) ?? null, title, prompt, design };
}

/**
 * A name that nobody changed leaves the title as it is, which may have been changed alone. One that is taken off leaves the
 * template's own.
 */
function titleOf(row: ToytwinRow, present: Design, design: Design): string {
  const names = namesOnBox(design);
  return names === namesOnBox(present) ? row.title : (names ?? defaultTitle(row.templateId));
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
 * @param how `unpaid` with the order that is to pay for it; or `waiting` to be drawn, with the grant that it uses, and the
 * engine if somebody has chosen one.
 * @returns its id.
 */
export async function addRedoVersion(
  { switches }: Pick<Services, 'switches'>,
  transaction: Database,
  row: ToytwinRow,
  wishes: RedoWishes,
  how:
    | { redoStatus: 'waiting'; grantId: string | null; engine?: Engine; isRename?: boolean }
    | { redoStatus: 'unpaid'; orderId: string },
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
      engine: switches.read(`engine.${row.tier}`),
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
