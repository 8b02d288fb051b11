import type { Toytwin } from '#features/toytwins/contract.ts';

/**
 * The toy twin as it will be answered with another version on show, as far as the page knows it: words, design and model come
 * with the answer.
 */
export function showVersion(toytwin: Toytwin, number: number): Toytwin {
  const chosen = toytwin.versions?.find((version) => version.number === number);
  if (!chosen) return toytwin;
  const { title, packagedImageUrl, packagedThumbnails, threeDModelUrl, threeDThumbnails = null } = chosen;
  const { modelFileUrl: _ofAnotherVersion, ...rest } = toytwin;
  return {
    ...rest,
    title,
    packagedImageUrl,
    packagedThumbnails,
    threeDModelUrl,
    threeDThumbnails,
    versions: toytwin.versions?.map((version) => ({ ...version, isFavourite: version === chosen })),
  };
}
