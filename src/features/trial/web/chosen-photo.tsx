import { useState } from 'react';
import { concernMessages } from '#features/photos/web/concern-messages.ts';
import { CropButton } from '#features/photos/web/crop/crop-button.tsx';
import { LazyChooseFace } from '#features/photos/web/crop/lazy-choose-face.tsx';
import { LazyCamera } from '#features/photos/web/lazy-camera.tsx';
import { ShotsRow } from '#features/photos/web/shots-row.tsx';
import type { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TRIAL_PROMISE } from '../contract.ts';
import type { BrowserPhoto } from './browser-photo.ts';

type Props = {
  photo: BrowserPhoto;
  upload: ReturnType<typeof usePhotoUpload<BrowserPhoto>>;
  onChooseAnother: () => void;
  /** Another face was chosen: a look belongs to a face. */
  onFace: () => void;
};

/** The photo that was chosen, with what may spoil it, the faces to choose from, and the way to crop or replace it. */
export function ChosenPhoto({ photo, upload, onChooseAnother, onFace }: Props) {
  const [concern] = photo.concerns.filter((one) => one !== 'several_faces');
  const source = { sent: photo.file, name: 'photo.jpg' };
  const cutToFace = (part: File) => {
    onFace();
    upload.cut(part);
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <div
          aria-busy={upload.busy}
          className="relative shrink-0 overflow-hidden rounded-xl border-2 border-edge"
        >
          <img src={photo.address} alt="Your face" className="size-16 bg-sunken object-cover" />
          {upload.busy && <span aria-hidden="true" className="sheen absolute inset-0" />}
        </div>
        <div className="min-w-0">
          <p className="text-sm font-semibold">{TRIAL_PROMISE}</p>
          <div className="-ml-4 flex flex-wrap">
            <CropButton
              source={{ ...source, file: upload.original }}
              onCut={upload.cut}
              onWhole={upload.uncut}
            />
            {upload.shots.length > 0 && <Retake onTaken={upload.chooseShot} onChooseFile={onChooseAnother} />}
            <Button variant="quiet" onClick={onChooseAnother}>
              Choose another photo
            </Button>
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {upload.busy && 'Sending your cropped photo'}
      </p>
      {upload.problem && (
        <Notice tone="error" answer>
          <p>{upload.problem}</p>
          <p>Your earlier photo is still here.</p>
        </Notice>
      )}
      <ShotsRow shots={upload.shots} used={upload.original} onChoose={upload.chooseShot} />
      {photo.faces.length > 0 && (
        <LazyChooseFace
          source={{ ...source, file: null }}
          faces={photo.faces}
          onCut={cutToFace}
          busy={upload.busy}
        />
      )}
      {concern && (
        <Notice tone="info" title="This photo may not give the best likeness">
          {concernMessages[concern]}
        </Notice>
      )}
    </div>
  );
}

type RetakeProps = { onTaken: (shot: File) => void; onChooseFile: () => void };

/** Opens the camera once more; the shots before stay next to the new one. */
function Retake({ onTaken, onChooseFile }: RetakeProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Retake Photo
      </Button>
      {open && (
        <LazyCamera
          onCancel={close}
          onChooseFile={onChooseFile}
          onTaken={(shot) => {
            close();
            onTaken(shot);
          }}
        />
      )}
    </>
  );
}
