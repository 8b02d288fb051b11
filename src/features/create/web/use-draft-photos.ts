import { isSamePhoto } from '#features/photos/web/is-same-photo.ts';
import { sendPhoto } from '#features/photos/web/send-photo.ts';
import { useDiscardPhoto } from '#features/photos/web/use-latest-photo.ts';
import { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import type { useDraft } from './use-draft.ts';

/** What is needed of the draft, to read it with all changes and to change it. */
export type DraftAccess = Pick<ReturnType<typeof useDraft>, 'read' | 'change'>;

/** The uploads of the draft's photos: of one person, and of a second one where somebody was added. */
export function useDraftPhotos({ read, change }: DraftAccess) {
  const discardPhoto = useDiscardPhoto();
  /** Erases a photo that the draft has no more. */
  const discard = (before: string | undefined) => {
    const { photo, second } = read();
    const kept = [photo, second?.photo].some((one) => one && isSamePhoto(one.sourceImage, before));
    if (before !== undefined && !kept) discardPhoto(before);
  };
  const upload = usePhotoUpload(sendPhoto, ({ sourceImage, thumbnail, fileName, size }, replaces) => {
    const before = read().photo?.sourceImage;
    change({ photo: { sourceImage, thumbnail, fileName, size } });
    // Of a cropped photo only the part is kept, and of several shots the one in use.
    if (replaces) discard(before);
  });
  const secondUpload = usePhotoUpload(sendPhoto, ({ sourceImage, thumbnail, fileName, size }, replaces) => {
    const { second } = read();
    // They were taken out before their photo had arrived.
    if (!second) return;
    change({ second: { ...second, photo: { sourceImage, thumbnail, fileName, size } } });
    if (replaces) discard(second.photo?.sourceImage);
  });
  return {
    upload,
    secondUpload,
    discard,
    busy: upload.busy || secondUpload.busy,
    problem: upload.problem ?? secondUpload.problem,
    /** Forgets what was chosen and not sent. */
    clear: upload.clear,
  };
}

/** The uploads as {@link useDraftPhotos} gives them. */
export type DraftPhotos = ReturnType<typeof useDraftPhotos>;
