import { useRef, useState } from 'react';
import { DropPanel } from '#features/photos/web/drop-panel.tsx';
import { LazyCamera } from '#features/photos/web/lazy-camera.tsx';
import { PausedNotice } from '#features/photos/web/paused-notice.tsx';
import { PhotoCard } from '#features/photos/web/photo-card.tsx';
import { useBlockPageDrops } from '#features/photos/web/use-block-page-drops.ts';
import type { usePhotoUpload } from '#features/photos/web/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TRIAL_PROMISE } from '../contract.ts';
import type { BrowserPhoto } from './browser-photo.ts';
import { SamplePeople } from './sample-people.tsx';

type Props = { upload: ReturnType<typeof usePhotoUpload<BrowserPhoto>> };

/** A photo by file picker, drag and drop, paste or camera, or one of the sample people. */
export function ChoosePhoto({ upload }: Props) {
  const { chosen, busy, sent, waiting, problem, choose, chooseShot, clear } = upload;
  const picker = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [cameraOpen, setCameraOpen] = useState(false);
  useBlockPageDrops();
  const remove = () => {
    clear();
    // The remove button disappears with the photo.
    opener.current?.focus();
  };
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      <PausedNotice />
      {problem && (
        <Notice tone="error" answer>
          {problem}
        </Notice>
      )}
      <DropPanel
        picker={picker}
        opener={opener}
        onFile={choose}
        compact={chosen !== null}
        actions={
          <Button variant="secondary" size={chosen ? 'md' : 'lg'} onClick={() => setCameraOpen(true)}>
            Take Photo
          </Button>
        }
      >
        {chosen && <PhotoCard photo={{ ...chosen, busy, sent, waiting }} onRemove={remove} />}
      </DropPanel>
      <p className="text-center text-sm font-semibold">{TRIAL_PROMISE}</p>
      <SamplePeople onChoose={choose} />
      {cameraOpen && (
        <LazyCamera
          onCancel={() => setCameraOpen(false)}
          onChooseFile={() => {
            setCameraOpen(false);
            picker.current?.click();
          }}
          onTaken={(photo) => {
            setCameraOpen(false);
            chooseShot(photo);
          }}
        />
      )}
    </div>
  );
}
