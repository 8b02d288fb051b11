import { randomUUID } from 'node:crypto';
import { type Design, namesOnBox } from '#features/designs/contract.ts';
import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { PHOTO_MESSAGES } from '#features/photos/contract.ts';
import { findPhoto } from '#features/photos/server/find-photo.ts';
import type { PhotoRow } from '#features/photos/tables.ts';
import { refuseTemplateOff } from '#features/templates/server/offered-templates.ts';
import { hasSqlState, SQL_STATE } from '#services/database/sql-state.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { AppError } from '#shared/errors.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import { CREATE_FAILED, type CreateToytwinBody, defaultTitle } from '../contract.ts';
import { type ToytwinRow, toytwins } from '../tables.ts';
import { nextSerial } from './next-serial.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import { refuseUnwritten } from './second-person.ts';

const TRIES = 5;

/**
 * Creates a toy twin as a draft.
 * @throws {AppError} `bad_request` if a photo is not the caller's, and as `refuseUnwritten`; otherwise as `refuseTemplateOff`,
 * `refuseUnknownThings` and `refuseUnfit`.
 */
export async function createToytwin(
  services: Pick<Services, 'database' | 'storage' | 'moderation' | 'imaging' | 'logger' | 'switches'>,
  caller: Caller,
  body: CreateToytwinBody,
): Promise<ToytwinRow> {
  const photo = await findPhoto(services, caller, body.sourceImage);
  if (!photo) throw missingPhoto('sourceImage');
  refuseTemplateOff(services, body.templateId);
  const second = body.second && (await findPhoto(services, caller, body.second.sourceImage));
  if (body.second && !second) throw missingPhoto('second.sourceImage');
  const { design = {} } = body;
  refuseUnwritten(design, second ? 2 : 1);
  refuseUnknownThings(services.imaging.catalogue, design);
  const title = namesOnBox(design) ?? unlessBlank(body.title) ?? defaultTitle(body.templateId);
  const words = { title, prompt: body.prompt.trim(), design };
  await refuseUnfit(services, { ...words, photoKeys: second ? [photo.key, second.key] : [photo.key] });
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const row = await insert(services, caller, { ...body, ...words }, { photo, second }).catch(
      (cause: unknown) => {
        // The photo has been deleted, with the last toy twin that used it.
        throw hasSqlState(cause, SQL_STATE.foreignKeyViolation) ? missingPhoto('sourceImage', cause) : cause;
      },
    );
    if (row) return row;
  }
  throw new AppError('conflict', CREATE_FAILED);
}

function missingPhoto(field: 'sourceImage' | 'second.sourceImage', cause?: unknown): AppError {
  return new AppError('bad_request', PHOTO_MESSAGES.missing, { field, cause });
}

/** @returns undefined if a concurrent insert of the same owner took the serial number. */
async function insert(
  { database }: Pick<Services, 'database'>,
  caller: Caller,
  body: CreateToytwinBody & { title: string; design: Design },
  { photo, second }: { photo: PhotoRow; second: PhotoRow | undefined },
): Promise<ToytwinRow | undefined> {
  const [row] = await database
    .insert(toytwins)
    .values({
      id: randomUUID(),
      uid: caller.uid,
      serial: await nextSerial({ database }, caller.uid),
      photoId: photo.id,
      photoKey: photo.key,
      title: body.title,
      templateId: body.templateId,
      prompt: body.prompt,
      design: body.design,
      seed: drawingSeed(photo.id, body.design.variant),
      portrayed: body.portrayed ?? 'me',
      ...(second && {
        secondPhotoId: second.id,
        secondPhotoKey: second.key,
        secondPortrayed: body.second?.portrayed,
      }),
      tier: body.tier,
      createdAt: new Date(),
    })
    .onConflictDoNothing({ target: [toytwins.uid, toytwins.serial] })
    .returning();
  return row;
}
