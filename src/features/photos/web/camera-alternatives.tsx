import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isMobileDevice } from './is-mobile-device.ts';
import type { CameraProblem, Facing } from './use-camera.ts';

type Props = {
  problem: CameraProblem | null;
  facing: Facing;
  /** Asks the browser for the camera again. */
  onAgain: () => void;
  onChooseFile: () => void;
  onTaken: (photo: File) => void;
};

/** How to come by a photo when this page gets no picture from the camera: the device's own camera app, or a file. */
export function CameraAlternatives({ problem, facing, onAgain, onChooseFile, onTaken }: Props) {
  const app = useRef<HTMLInputElement>(null);
  const hasApp = isMobileDevice();
  return (
    <div className="mx-auto mb-4 max-w-md">
      {problem === 'no_access' && (
        <p className="mb-3">You can allow the camera with the icon next to the address in your browser.</p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {hasApp && <Button onClick={() => app.current?.click()}>Open the camera app</Button>}
        <Button variant={hasApp ? 'secondary' : 'primary'} onClick={onChooseFile}>
          Choose a photo
        </Button>
        {problem === 'no_access' && (
          <Button variant="secondary" onClick={onAgain}>
            Try again
          </Button>
        )}
      </div>
      {/* The app takes the photo and hands it over as a file; no permission is asked for. */}
      <input
        ref={app}
        type="file"
        accept="image/*"
        capture={facing}
        aria-label="Photo from the camera app"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const photo = currentTarget.files?.[0];
          if (photo) onTaken(photo);
        }}
      />
    </div>
  );
}
