import { useState } from 'react';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { Photo } from '../contract.ts';
import { isSamePhoto } from './is-same-photo.ts';
import { useLatestPhoto } from './use-latest-photo.ts';

/** Offers the person's newest photo for the next toy twin; renders nothing if none is kept, or it is the one to leave out. */
export function LastPhoto({ except, onUse }: { except: string | undefined; onUse: (photo: Photo) => void }) {
  const photo = useLatestPhoto();
  return (
    photo && !isSamePhoto(photo.sourceImage, except) && <Offer key={photo.id} photo={photo} onUse={onUse} />
  );
}

function Offer({ photo, onUse }: { photo: Photo; onUse: (photo: Photo) => void }) {
  // What cannot be shown cannot be judged, and may be half stored.
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <button
      type="button"
      onClick={() => onUse(photo)}
      className={buttonStyle('secondary', 'md', 'self-center pl-2')}
    >
      <img
        src={photo.thumbnail}
        alt=""
        width={photo.width}
        height={photo.height}
        onError={() => setBroken(true)}
        className="size-12 rounded-lg border-2 border-edge object-cover"
      />
      Use your last photo
    </button>
  );
}
