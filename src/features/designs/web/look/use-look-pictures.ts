import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LookChoices } from '@toy-twin/studio/look';
import { useDrawFromPhoto } from '#features/photos/web/draw-from-photo.ts';
import { useObjectUrl } from '#web/use-object-url.ts';
import type { LookChoicesBody, PictureField } from '../../contract.ts';
import { withChoice } from './look-fields.ts';

/** Cache time of a row of pictures in milliseconds: switching tabs sends no request. */
const CACHE_TIME = 5 * 60_000;

const ON_HEAD = [
  'hair',
  'hairColour',
  'eyes',
  'glasses',
  'facialHair',
  'headwear',
  'expression',
  'finish',
] as const;
const BELOW_HEAD = ['top', 'bottom'] as const;
const NEVER_SHOWN = ['body', 'aids', 'pose'] as const;

/**
 * The look without the field itself, which each picture has its own of, and without what these pictures do not show.
 */
function aroundField(look: LookChoices, field: PictureField): LookChoices {
  const unseen = field === 'top' || field === 'bottom' ? ON_HEAD : BELOW_HEAD;
  return [...NEVER_SHOWN, ...unseen, field].reduce(
    (rest, hidden) => withChoice(rest, hidden, undefined),
    look,
  );
}

/**
 * `POST /api/look-choices`: a picture with one square per choice, side by side. While newer ones are drawn, `address`
 * stays that of the last.
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
