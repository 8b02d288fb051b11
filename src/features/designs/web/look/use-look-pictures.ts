import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LookChoices } from '@toy-twin/studio/look';
import { useDrawFromPhoto } from '#features/photos/web/draw-from-photo.ts';
import { useObjectUrl } from '#web/use-object-url.ts';
import type { LookChoicesBody, PictureField } from '../../contract.ts';
import { withChoice } from './look-fields.ts';

/** Cache time of a row of heads in milliseconds: going from tab to tab asks for nothing. */
const CACHE_TIME = 5 * 60_000;

/** The look without the field itself, which each head has its own of, and without what no head shows. */
function aroundField(look: LookChoices, field: PictureField): LookChoices {
  return (['body', 'aids', 'pose', field] as const).reduce(
    (rest, hidden) => withChoice(rest, hidden, undefined),
    look,
  );
}

/**
 * `POST /api/look-choices`: a picture of heads side by side, one per choice. While newer heads are drawn, `address` stays
 * that of the last.
 */
export function useLookPictures(sourceImage: string, field: PictureField, look: LookChoices) {
  const draw = useDrawFromPhoto();
  const body: LookChoicesBody = { sourceImage, field, look: aroundField(look, field) };
  const { data, isError, refetch } = useQuery({
    queryKey: ['look-choices', body],
    queryFn: ({ signal }) => draw('look-choices', body, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: CACHE_TIME,
  });
  return { address: useObjectUrl(data?.file), failed: isError, tryAgain: () => void refetch() };
}
