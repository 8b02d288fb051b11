import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sizeInKilobytes } from './size-in-kilobytes.ts';

/**
 * A photo as the card shows it. `size` is in bytes, null if unknown; `waiting` means waiting for a
 * connection.
 */
export type ShownPhoto = {
  name: string;
  size: number | null;
  preview: string | null;
  busy: boolean;
  /** Which share of it has been sent, 0 to 1. */
  sent: number;
  waiting: boolean;
};

function Picture({ address }: { address: string | null }) {
  // Signed URLs expire and HEIC cannot be displayed; then the card shows name and size only.
  const [broken, setBroken] = useState(false);
  if (!address || broken)
    return <div className="grid size-full place-items-center text-soft">No preview</div>;
  return (
    <img
      src={address}
      alt="Your uploaded face"
      onError={() => setBroken(true)}
      className="size-full object-contain"
    />
  );
}

type Props = {
  photo: ShownPhoto;
  onRemove: () => void;
  /** What else can be done with it. */
  actions?: ReactNode;
};

/** The chosen photo with name, size in KB and a remove button. */
export function PhotoCard({ photo, onRemove, actions }: Props) {
  return (
    <figure className="flex w-full max-w-xs flex-col items-center gap-2">
      <div className="blister relative aspect-[4/5] w-40 rounded-card border-2 border-edge bg-sunken sm:w-48">
        <Picture key={photo.preview} address={photo.preview} />
        {photo.busy && (
          <div className="absolute inset-0 z-10 grid place-items-center bg-card/60 p-2">
            <div className="rounded-xl bg-card px-2 py-3 text-center">
              <Spinner
                label={photo.waiting ? 'Waiting for your internet connection' : 'Uploading your photo'}
              />
              {!photo.waiting && (
                <p aria-hidden="true" className="font-bold tabular-nums">
                  {Math.round(photo.sent * 100)} %
                </p>
              )}
            </div>
          </div>
        )}
      </div>
      <figcaption className="flex max-w-full flex-col items-center">
        <span className="max-w-full truncate font-bold">{photo.name}</span>
        {photo.size !== null && <span className="text-sm text-soft">{sizeInKilobytes(photo.size)}</span>}
      </figcaption>
      <div className="-mt-2 flex flex-wrap justify-center">
        {actions}
        <Button variant="quiet" onClick={onRemove}>
          Remove photo
        </Button>
      </div>
    </figure>
  );
}
