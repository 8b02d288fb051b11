import { useQuery } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { photoCheck } from '../contract.ts';

/**
 * `POST /api/photos/check`: concerns about a stored photo, and its faces if there are several. Undefined until known, and after a failure,
 * because a failed check must not block the wizard.
 * @param sourceImage the photo's URL; null disables the check.
 */
export function usePhotoCheck(sourceImage: string | null) {
  const { data, isFetching } = useQuery({
    queryKey: ['photo-check', sourceImage],
    queryFn: ({ signal }) => sendJson(photoCheck, 'post', '/api/photos/check', { sourceImage }, { signal }),
    enabled: sourceImage !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...data, checking: isFetching };
}
