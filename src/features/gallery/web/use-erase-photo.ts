import { useMutation, useQueryClient } from '@tanstack/react-query';
import { erasePhoto } from '#features/photos/web/erase-photo.ts';

/** Erases a photo for good. Afterwards everything that was made of it is read again. */
export function useErasePhoto() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: erasePhoto,
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['toytwins'] }),
        queries.invalidateQueries({ queryKey: ['photos'] }),
      ]),
  });
}
