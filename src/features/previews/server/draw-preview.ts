import type { Preview, PreviewTask } from '@toy-twin/studio';
import { namesOnBox } from '#features/designs/contract.ts';
import { drawingSeed } from '#features/designs/server/drawing-seed.ts';
import { NO_WORDS_YET } from '#features/designs/server/no-words-yet.ts';
import { refuseUnknownThings } from '#features/designs/server/refuse-unknown-things.ts';
import { findPhoto } from '#features/photos/server/find-photo.ts';
import { defaultTitle } from '#features/toytwins/contract.ts';
import { givenSerial, nextSerial } from '#features/toytwins/server/next-serial.ts';
import { refuseHalfPair } from '#features/toytwins/server/second-person.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import type { Caller } from '#services/identity/index.ts';
import type { Imaging } from '#services/imaging/index.ts';
import type { Services } from '#services/index.ts';
import { notFound } from '#shared/errors.ts';
import { unlessBlank } from '#shared/has-ink.ts';
import type { PreviewBody } from '../contract.ts';

type Needs = Pick<Services, 'database' | 'storage' | 'imaging'>;

/**
 * Draws the caller's pack from unsaved inputs; stores nothing.
 * @returns a watermarked JPEG, and where the head is in it.
 * @throws {AppError} `not_found` if the photo does not exist or belongs to another user; otherwise as
 * `boxTask` and `StudioPreview.drawPreview`.
 */
export async function drawPreview(
  services: Needs,
  caller: Caller,
  inputs: PreviewBody,
  signal: AbortSignal,
): Promise<Preview> {
  const task = await readTask(services, caller, inputs);
  return services.imaging.preview.drawPreview(caller.uid, task, signal);
}

/**
 * Draws the caller's toy from eight sides; stores nothing.
 * @returns a watermarked WebP.
 * @throws {AppError} as `drawPreview`.
 */
export async function drawTurning(
  services: Needs,
  caller: Caller,
  inputs: PreviewBody,
  signal: AbortSignal,
): Promise<Preview> {
  const task = await readTask(services, caller, inputs);
  return { picture: await services.imaging.preview.drawTurning(caller.uid, task, signal), head: undefined };
}

async function readTask(
  services: Needs,
  caller: Caller,
  { sourceImage, toytwinId, second, ...wishes }: PreviewBody,
): Promise<PreviewTask> {
  const photo = await findPhoto(services, caller, sourceImage);
  const secondPhoto = second && (await findPhoto(services, caller, second.sourceImage));
  if (!photo || (second && !secondPhoto)) throw notFound('Photo');
  const [bytes, secondBytes, serial] = await Promise.all([
    services.storage.getBytes(photo.key),
    secondPhoto && services.storage.getBytes(secondPhoto.key),
    shownSerial(services, caller, toytwinId),
  ]);
  return boxTask(services.imaging, { id: photo.id, bytes, secondBytes, serial }, wishes);
}

/**
 * The studio's options for a box that is not stored yet: the photos, and the same options and seed as for the paid
 * pictures.
 * @throws as `refuseUnknownThings` and `refuseHalfPair`.
 */
export function boxTask(
  { catalogue }: Pick<Imaging, 'catalogue'>,
  photo: { id: string; bytes: Uint8Array; secondBytes?: Uint8Array | undefined; serial: number },
  { templateId, description, design = {} }: Pick<PreviewBody, 'templateId' | 'description' | 'design'>,
): PreviewTask {
  const { bytes, secondBytes } = photo;
  refuseUnknownThings(catalogue, design);
  refuseHalfPair(design, secondBytes ? 2 : 1);
  const unsaved = {
    templateId,
    prompt: unlessBlank(description.trim()) ?? NO_WORDS_YET,
    title: namesOnBox(design) ?? defaultTitle(templateId),
    serial: photo.serial,
    design,
  };
  const { kind: _, ...options } = studioOptionsOf(unsaved, 'packaged');
  return {
    ...options,
    photo: bytes,
    ...(secondBytes && { secondPhoto: secondBytes }),
    seed: drawingSeed(photo.id, design.variant),
  };
}

/** A draft that has visited the payment page keeps its number. */
async function shownSerial(services: Pick<Services, 'database'>, { uid }: Caller, id: string | undefined) {
  const given = id && (await givenSerial(services, uid, id));
  return given || nextSerial(services, uid);
}
