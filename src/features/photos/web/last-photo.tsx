import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '#web/api/client.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { latestPhotoAnswer, type Photo } from '../contract.ts';

/** Offers the person's newest photo for the next toy twin; renders nothing if none is kept. */
export function LastPhoto({ onUse }: { onUse: (photo: Photo) => void }) {
  const { data } = useQuery({
    queryKey: ['photos', 'latest'],
    queryFn: ({ signal }) => getJson(latestPhotoAnswer, '/api/photos/latest', { signal }),
    refetchOnWindowFocus: false,
  });
  const photo = data?.photo;
  return photo && <Offer key={photo.id} photo={photo} onUse={onUse} />;
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
