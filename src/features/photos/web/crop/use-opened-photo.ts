import { useEffect, useState } from 'react';
import { type CutSource, openPhoto } from './cut-photo.ts';

/** An opened photo; null while it is opened, undefined if it cannot be. It is closed when the component goes. */
export function useOpenedPhoto({ file, sent, name }: CutSource): ImageBitmap | null | undefined {
  const [photo, setPhoto] = useState<ImageBitmap | null | undefined>(null);
  useEffect(() => {
    let left = false;
    let opened: ImageBitmap | undefined;
    openPhoto({ file, sent, name }).then(
      (bitmap) => {
        opened = bitmap;
        if (left) bitmap.close();
        else setPhoto(bitmap);
      },
      () => left || setPhoto(undefined),
    );
    return () => {
      left = true;
      setPhoto(null);
      opened?.close();
    };
  }, [file, sent, name]);
  return photo;
}
