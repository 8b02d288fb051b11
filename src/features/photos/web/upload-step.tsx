import { useRef, useState } from 'react';
import { useConfig } from '#web/api/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Photo } from '../contract.ts';
import { DropPanel } from './drop-panel.tsx';
import { LastPhoto } from './last-photo.tsx';
import { LazyCamera } from './lazy-camera.tsx';
import { LazyPhotoReview } from './lazy-photo-review.tsx';
import { PausedNotice } from './paused-notice.tsx';
import type { ShownPhoto } from './photo-card.tsx';
import { photoNotice } from './photo-notice.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

type Props = {
  /** Of the second person, where there are two. */
  label?: string;
  invitation?: string;
  /** Whether what is pasted is for this photo. */
  takesPaste?: boolean;
  /** A photo that is not offered as the last one, because the other person has it. */
  except?: string | undefined;
  /** The photo already stored for the draft. */
  stored: { sourceImage: string; thumbnail: string; fileName: string; size: number | null } | null;
  upload: PhotoUpload;
  onRemove: () => void;
  /** Continues to the next step despite the check's concerns. */
  onUseAnyway: () => void;
};

function shownPhoto({ stored, upload }: Pick<Props, 'stored' | 'upload'>): ShownPhoto | null {
  if (upload.chosen) {
    // Formats that the browser cannot display are shown by their stored thumbnail.
    const preview = upload.chosen.preview ?? (upload.busy ? null : (stored?.thumbnail ?? null));
    return { ...upload.chosen, preview, busy: upload.busy, sent: upload.sent, waiting: upload.waiting };
  }
  return (
    stored && {
      name: stored.fileName,
      size: stored.size,
      preview: stored.thumbnail,
      busy: false,
      sent: 0,
      waiting: false,
    }
  );
}

/** First wizard step: a photo by file picker, drag and drop, paste or camera. */
export function UploadStep({ except, stored, upload, onRemove, onUseAnyway, ...panel }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const config = useConfig();
  const [cameraOpen, setCameraOpen] = useState(false);
  const shown = shownPhoto({ stored, upload });
  const removePhoto = () => {
    onRemove();
    // The remove button disappears with the photo.
    opener.current?.focus();
  };
  const reusePhoto = (photo: Photo) => {
    upload.reuse(photo);
    // The offer disappears with its press.
    opener.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <PausedNotice />
      {upload.problem && (
        <Notice tone="error" answer>
          <p>{upload.problem}</p>
          {stored && <p>Your earlier photo is still here.</p>}
        </Notice>
      )}
      <DropPanel
        {...panel}
        picker={picker}
        opener={opener}
        onFile={upload.choose}
        compact={shown !== null}
        actions={
          <Button variant="secondary" size={shown ? 'md' : 'lg'} onClick={() => setCameraOpen(true)}>
            {upload.shots.length > 0 ? 'Retake Photo' : 'Take Photo'}
          </Button>
        }
      >
        {shown && (
          <LazyPhotoReview
            photo={shown}
            upload={upload}
            onRemove={removePhoto}
            sourceImage={shown.busy ? null : (stored?.sourceImage ?? null)}
            onUseAnyway={onUseAnyway}
            onChooseAnother={() => picker.current?.click()}
          />
        )}
      </DropPanel>
      {!shown && <LastPhoto except={except} onUse={reusePhoto} />}
      <p className="text-sm text-soft">
        Good light, eyes on the camera. {config && photoNotice(config.photoProcessors)}
      </p>
      {cameraOpen && (
        <LazyCamera
          onCancel={() => setCameraOpen(false)}
          onChooseFile={() => {
            setCameraOpen(false);
            picker.current?.click();
          }}
          onTaken={(photo) => {
            setCameraOpen(false);
            upload.chooseShot(photo);
          }}
        />
      )}
    </div>
  );
}
