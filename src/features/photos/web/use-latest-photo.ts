import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getJson } from '#web/api/client.ts';
import { latestPhotoAnswer, type Photo } from '../contract.ts';
import { eraseUnusedPhoto } from './erase-photo.ts';

const LATEST = ['photos', 'latest'];
/** Ends when the photo that was taken out last is erased: until then the server may still offer it. */
let erasing: Promise<void> = Promise.resolve();

/** The person's newest photo. */
export function useLatestPhoto(): Photo | null {
  const { data } = useQuery({
    queryKey: LATEST,
    queryFn: async ({ signal }) => {
      await erasing;
      return getJson(latestPhotoAnswer, '/api/photos/latest', { signal });
    },
    refetchOnWindowFocus: false,
  });
  return data?.photo ?? null;
}

/** Erases the photo that a person removes from the wizard, without a message. */
export function useDiscardPhoto(): (sourceImage: string) => void {
  const queries = useQueryClient();
  return (sourceImage) => {
    erasing = eraseUnusedPhoto(sourceImage).catch(() => undefined);
    queries.removeQueries({ queryKey: LATEST });
  };
}
