import { type ComponentProps, useRef, useState } from 'react';
import { useConfig } from '#web/api/use-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type Camera from './camera.tsx';
import { DropPanel } from './drop-panel.tsx';
import { PhotoCard, type ShownPhoto } from './photo-card.tsx';
import { PhotoReview } from './photo-review.tsx';
import { whoSeesPhoto } from './processor-words.ts';
import type { PhotoUpload } from './use-photo-upload.ts';

type Props = {
  /** The photo that is stored already, as the wizard remembers it. */
  stored: { sourceImage: string; thumbnail: string; fileName: string; size: number | null } | null;
  upload: PhotoUpload;
  onRemove: () => void;
  /** Leads to the next step: the photo is wanted, whatever the check says. */
  onUseAnyway: () => void;
};

function shownPhoto({ stored, upload }: Pick<Props, 'stored' | 'upload'>): ShownPhoto | null {
  if (upload.chosen) {
    // What the browser cannot show of the file itself it can once that is stored.
    const preview = upload.chosen.preview ?? (upload.busy ? null : (stored?.thumbnail ?? null));
    return { ...upload.chosen, preview, busy: upload.busy, waiting: upload.waiting };
  }
  return (
    stored && {
      name: stored.fileName,
      size: stored.size,
      preview: stored.thumbnail,
      busy: false,
      waiting: false,
    }
  );
}

/** First step: a photo by file picker, by drag and drop or by camera. */
export function UploadStep({ stored, upload, onRemove, onUseAnyway }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const config = useConfig();
  const [cameraOpen, setCameraOpen] = useState(false);
  const shown = shownPhoto({ stored, upload });
  const removePhoto = () => {
    onRemove();
    // The pressed button goes with the photo.
    opener.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      {upload.problem && (
        <Notice tone="error" answer>
          <p>{upload.problem}</p>
          {stored && <p>Your earlier photo is still here.</p>}
        </Notice>
      )}
      <DropPanel
        picker={picker}
        opener={opener}
        onFile={upload.choose}
        compact={shown !== null}
        actions={
          <Button variant="secondary" size={shown ? 'md' : 'lg'} onClick={() => setCameraOpen(true)}>
            Take Photo
          </Button>
        }
      >
        {shown && (
          <PhotoReview
            sourceImage={shown.busy ? null : (stored?.sourceImage ?? null)}
            onUseAnyway={onUseAnyway}
            onChooseAnother={() => picker.current?.click()}
          >
            <PhotoCard photo={shown} onRemove={removePhoto} />
          </PhotoReview>
        )}
      </DropPanel>
      <p className="text-sm text-soft">
        Good light, eyes to the camera. {config && whoSeesPhoto(config.photoProcessors)}
      </p>
      {cameraOpen && (
        <CameraWhenWanted
          onCancel={() => setCameraOpen(false)}
          onTaken={(photo) => {
            setCameraOpen(false);
            upload.choose(photo);
          }}
        />
      )}
    </div>
  );
}

/** Most people choose a file: the camera comes only to those who ask for it. */
function CameraWhenWanted(props: ComponentProps<typeof Camera>) {
  const { Part, failed, again } = useLazyComponent('camera', () => import('./camera.tsx'));
  if (Part) return <Part {...props} />;
  if (!failed) return null;
  return (
    <RetryNotice answer onRetry={again}>
      The camera could not be loaded. Please check your internet connection, or choose a file.
    </RetryNotice>
  );
}
