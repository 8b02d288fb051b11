import { useQuery } from '@tanstack/react-query';
import { sendJson } from '#web/api/client.ts';
import { photoCheck } from '../contract.ts';

/**
 * `POST /api/photos/check`: what may spoil a picture made of a stored photo. Undefined until that is known, and
 * when it cannot be: a check that fails is no reason to stop anybody.
 * @param sourceImage the photo's address; null asks for nothing.
 */
export function usePhotoCheck(sourceImage: string | null) {
  const { data, isFetching } = useQuery({
    queryKey: ['photo-check', sourceImage],
    queryFn: ({ signal }) => sendJson(photoCheck, 'post', '/api/photos/check', { sourceImage }, { signal }),
    enabled: sourceImage !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { concerns: data?.concerns, checking: isFetching };
}
