import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { templateId } from '#features/templates/contract.ts';
import { tier } from '#features/toytwins/contract.ts';
import { type GalleryQuery, gallerySort, SEARCH_MAX_LENGTH } from '#features/toytwins/gallery/contract.ts';

/** What the gallery shows, and in which order. */
export type GalleryFilter = Pick<GalleryQuery, 'search' | 'templateId' | 'tier' | 'starred' | 'sort'>;

/** As it stands in the address; what nobody can have chosen counts as nothing. */
const inAddress = z.object({
  search: z.catch(z.string().check(z.maxLength(SEARCH_MAX_LENGTH)), ''),
  templateId: z.catch(z.optional(templateId), undefined),
  tier: z.catch(z.optional(tier), undefined),
  starred: z.catch(z.optional(z.literal('true')), undefined),
  sort: z.catch(gallerySort, 'newest'),
});

/** Everything, newest first. */
export const EVERYTHING: GalleryFilter = {
  search: '',
  templateId: undefined,
  tier: undefined,
  starred: undefined,
  sort: 'newest',
};

/** Whether toy twins are left out. */
export function isNarrowed({ search, templateId: template, tier: wanted, starred }: GalleryFilter): boolean {
  return Boolean(search || template || wanted || starred);
}

/** Its words in an address or a call, without what is so anyway. */
export function filterWords({ sort, ...words }: GalleryFilter): URLSearchParams {
  const all = { ...words, sort: sort === 'newest' ? undefined : sort };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
}

/** The filter in the address, so that going back and a reload keep it, and what changes it. */
export function useGalleryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => inAddress.parse(Object.fromEntries(params)), [params]);
  return {
    filter,
    change: (part: Partial<GalleryFilter>) =>
      setParams(filterWords({ ...filter, ...part }), { replace: true, preventScrollReset: true }),
  };
}
