import type { VersionRow } from '#features/toytwins/tables.ts';
import { PictureError } from '#services/imaging/picture-error.ts';
import type { Services } from '#services/index.ts';
import { renderModel } from './render-model.ts';
import { renderPicture, type Subject } from './render-picture.ts';
import { enterStage, NoLongerWantedError } from './stages.ts';

/**
 * Makes what the premium tier promises: the figure in its packaging and then its 3D model, and meanwhile the 3D
 * character. Each is stored by itself. When one fails for good, the other is stopped; else it is waited for, because
 * the next try need not pay for it again. Both have ended before this throws: nothing may be stored after the try is
 * over.
 */
export async function renderPremium(
  services: Services,
  sitter: Subject,
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
    renderBoxAndModel(services, sitter, version, either).catch(stopOther),
    renderPicture(services, sitter, version, 'character', either).catch(stopOther),
  ]);
  if (boxed.status === 'rejected') throw reasonOf([boxed, character]) ?? stop.signal.reason ?? boxed.reason;
  if (character.status === 'rejected') {
    throw reasonOf([boxed, character]) ?? stop.signal.reason ?? character.reason;
  }
  return { ...boxed.value, characterKey: character.value.characterKey };
}

/** A deletion meanwhile, if it was one: clearing the folder makes the other's own storing fail, sometimes first. */
function reasonOf(results: PromiseSettledResult<VersionRow>[]): NoLongerWantedError | undefined {
  return results
    .map((result) => (result.status === 'rejected' ? result.reason : undefined))
    .find((reason) => reason instanceof NoLongerWantedError);
}

async function renderBoxAndModel(
  services: Services,
  sitter: Subject,
  version: VersionRow,
  signal: AbortSignal,
): Promise<VersionRow> {
  const packaged = await renderPicture(services, sitter, version, 'packaged', signal);
  await enterStage(services, packaged, 'character');
  return renderModel(services, sitter, packaged, signal);
}
