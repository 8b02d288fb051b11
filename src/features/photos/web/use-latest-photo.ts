import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { latestPhotoAnswer, type Photo } from '../contract.ts';
import { eraseUnusedPhoto } from './erase-photo.ts';

const LATEST = ['photos', 'latest'];
const DISCARD = ['photos', 'discard'];

/** The person's newest photo. Nothing while one is being taken out: until that is done, the server may still offer it. */
export function useLatestPhoto(): Photo | null {
  const isDiscarding = useIsMutating({ mutationKey: DISCARD }) > 0;
  const { data } = useQuery({
    queryKey: LATEST,
    queryFn: ({ signal }) => getJson(latestPhotoAnswer, '/api/photos/latest', { signal }),
    refetchOnWindowFocus: false,
    enabled: !isDiscarding,
  });
  return data?.photo ?? null;
}

/** Erases the photo that a person takes out of the wizard, without a word. */
export function useDiscardPhoto(): (sourceImage: string) => void {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: DISCARD,
    mutationFn: eraseUnusedPhoto,
    onMutate: () => queries.removeQueries({ queryKey: LATEST }),
  }).mutate;
}
