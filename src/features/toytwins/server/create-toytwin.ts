import { randomUUID } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import type { Caller } from '../../../services/identity/index.ts';
import type { Services } from '../../../services/index.ts';
import { keyOfAddress } from '../../../services/storage/sign-file.ts';
import { AppError } from '../../../shared/errors.ts';
import { photos } from '../../photos/tables.ts';
import { TEMPLATES } from '../../templates/contract.ts';
import type { CreateToytwinBody } from '../contract.ts';
import { toytwins } from '../tables.ts';

type Row = typeof toytwins.$inferSelect;
const TRIES = 5;

/**
 * Makes the record of a toy twin, a draft until it is paid.
 * @throws {AppError} `bad_request` when `sourceImage` is not a photo that the caller uploaded.
 */
export async function createToytwin(
  services: Pick<Services, 'database'>,
  caller: Caller,
  body: CreateToytwinBody,
): Promise<Row> {
  const photo = await findPhoto(services, caller, body.sourceImage);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = await insert(services, caller, body, photo);
    if (row) return row;
  }
  throw new AppError('conflict', 'Failed to create your Toy Twin record. Please try again.');
}

async function findPhoto({ database }: Pick<Services, 'database'>, caller: Caller, address: string) {
  const key = keyOfAddress(address);
  const [photo] = key
    ? await database
        .select()
        .from(photos)
        .where(and(eq(photos.key, key), eq(photos.uid, caller.uid)))
    : [];
  if (!photo) {
    throw new AppError('bad_request', 'Please upload or take a photo', { field: 'sourceImage' });
  }
  return photo;
}

/** @returns undefined when another one of the same owner took the serial number in the same moment. */
async function insert(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  body: CreateToytwinBody,
  photo: typeof photos.$inferSelect,
): Promise<Row | undefined> {
  const [latest] = await database
    .select({ serial: max(toytwins.serial) })
    .from(toytwins)
    .where(eq(toytwins.uid, caller.uid));
  const [row] = await database
    .insert(toytwins)
    .values({
      id: randomUUID(),
      uid: caller.uid,
      serial: (latest?.serial ?? 0) + 1,
      photoId: photo.id,
      photoKey: photo.key,
      title: body.title ?? `${TEMPLATES[body.templateId].name} Toy Twin`,
      templateId: body.templateId,
      prompt: body.prompt.trim(),
      tier: body.tier,
      createdAt: new Date(),
    })
    .onConflictDoNothing({ target: [toytwins.uid, toytwins.serial] })
    .returning();
  return row;
}
