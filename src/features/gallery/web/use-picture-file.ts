import { useQuery } from '@tanstack/react-query';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { type PictureKind, sharedFileName } from '#features/toytwins/downloads/contract.ts';
import { canSharePictures, loadPictureFile } from './share-picture.ts';

/**
 * The picture as a JPEG for the share sheet, loaded before anybody presses Share: a press that waits for it is over.
 * Undefined until then, and where the browser shares no files.
 */
export function usePictureFile(toytwin: Toytwin, kind: PictureKind): File | undefined {
  const thumbnails = kind === 'packaged' ? toytwin.packagedThumbnails : toytwin.threeDThumbnails;
  const address = thumbnails?.jpeg;
  const { data } = useQuery({
    queryKey: ['toytwins', 'file', address],
    queryFn: ({ signal }) => loadPictureFile(address ?? '', sharedFileName(toytwin.id, kind), signal),
    enabled: address !== undefined && canSharePictures(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
