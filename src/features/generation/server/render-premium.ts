import type { VersionRow } from '#features/toytwins/tables.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { renderModel } from './render-model.ts';
import { renderPicture, type Subject } from './render-picture.ts';
import { NoLongerWantedError } from './stages.ts';

/** Whom the pictures show, and what happens once the packaged figure is stored. */
export type PremiumSubject = Subject & { onPackaged: () => Promise<void> };

/**
 * Makes the files of the premium tier: the packaged figure and then its 3D model, and at the same time the 3D character.
 * Each is stored as soon as it is ready. When one fails for good the other is aborted; after any other failure the other
 * is finished, so that the next attempt need not pay for it again. Both have ended before this throws, because nothing
 * may be stored after the attempt is over.
 */
export async function renderPremium(
  services: Services,
  subject: PremiumSubject,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const stopOther = (error: unknown): never => {
    const isPassing = error instanceof PictureError && error.isPassing;
    if (!isPassing) stop.abort(error);
    throw error;
  };
  const [boxed, character] = await Promise.allSettled([
    renderBoxAndModel(services, subject, version, either).catch(stopOther),
    renderPicture(services, subject, version, 'character', either).catch(stopOther),
  ]);
  if (boxed.status === 'rejected') throw reasonOf([boxed, character]) ?? stop.signal.reason ?? boxed.reason;
  if (character.status === 'rejected') {
    throw reasonOf([boxed, character]) ?? stop.signal.reason ?? character.reason;
  }
  return { ...boxed.value, characterKey: character.value.characterKey };
}

/** The deletion of the toy twin, if that was the cause: it makes the other branch fail as well, sometimes first. */
function reasonOf(results: PromiseSettledResult<VersionRow>[]): NoLongerWantedError | undefined {
  return results
    .map((result) => (result.status === 'rejected' ? result.reason : undefined))
    .find((reason) => reason instanceof NoLongerWantedError);
}

async function renderBoxAndModel(
  services: Services,
  subject: PremiumSubject,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  const packaged = await renderPicture(services, subject, version, 'packaged', signal);
  await subject.onPackaged();
  return renderModel(services, subject, packaged, signal);
}
