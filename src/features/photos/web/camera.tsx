import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CameraAlternatives } from './camera-alternatives.tsx';
import { captureFrame } from './capture-frame.ts';
import { isMobileDevice } from './is-mobile-device.ts';
import { type CameraProblem, type Facing, useCamera } from './use-camera.ts';
import { Viewfinder } from './viewfinder.tsx';
import type { CameraPicture } from './watch-picture.ts';

type Props = {
  /** Called with the captured photo after the camera is off. */
  onTaken: (photo: File) => void;
  onCancel: () => void;
  /** Closes the camera and opens the file picker. */
  onChooseFile: () => void;
};

const STATUS: Record<CameraPicture, string> = {
  starting: 'Starting the camera',
  black: 'The camera shows only black. Is it covered, or is another app using it?',
  shown: 'Fit your face in the oval',
};
const PROBLEMS: Record<CameraProblem, string> = {
  no_access: 'Could not access camera. Please ensure you have given permission.',
  kept_from_pages: 'A privacy setting in this browser hides the camera’s picture from websites.',
};

/** The full-screen camera. The front view is mirrored like a mirror; the captured photo is not. */
export default function Camera({ onTaken, onCancel, onChooseFile }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [facing, setFacing] = useState<Facing>('user');
  const [failure, setFailure] = useState<string | null>(null);
  const camera = useCamera(video, facing);
  const problem = camera.problem ? PROBLEMS[camera.problem] : failure;

  // Close the dialog before it is unmounted; only then does the browser restore the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const take = async () => {
    if (!video.current) return;
    setFailure(null);
    try {
      onTaken(await captureFrame(video.current));
    } catch {
      setFailure('Failed to capture photo');
    }
  };

  const turn = () => {
    setFailure(null);
    setFacing(facing === 'user' ? 'environment' : 'user');
  };

  return (
    <dialog
      ref={dialog}
      aria-label="Take a photo of your face"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none flex-col bg-[#0d0a18] p-0 text-white open:flex"
    >
      <Viewfinder ref={video} mirrored={facing === 'user'} />
      <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] text-center">
        <p role={problem ? 'alert' : 'status'} className="mb-3 min-h-6 font-semibold">
          {problem ?? STATUS[camera.picture]}
        </p>
        {(problem || camera.picture === 'black') && (
          <CameraAlternatives
            problem={camera.problem}
            facing={facing}
            onAgain={camera.again}
            onChooseFile={onChooseFile}
            onTaken={onTaken}
          />
        )}
        <Controls
          ready={camera.picture === 'shown'}
          onTake={() => void take()}
          onCancel={onCancel}
          onTurn={turn}
        />
      </div>
    </dialog>
  );
}

type ControlsProps = { ready: boolean; onTake: () => void; onCancel: () => void; onTurn: () => void };

/** The shutter is centered for either thumb; on a phone the other buttons are below it. */
function Controls({ ready, onTake, onCancel, onTurn }: ControlsProps) {
  return (
    <div className="mx-auto grid w-fit grid-cols-2 gap-3 sm:grid-cols-[1fr_auto_1fr]">
      <Button onClick={onTake} disabled={!ready} className="col-span-2 sm:col-span-1">
        Take Photo
      </Button>
      <Button
        variant="secondary"
        onClick={onCancel}
        className="last:col-span-2 last:justify-self-center sm:order-first sm:justify-self-end sm:last:col-span-1"
      >
        Cancel
      </Button>
      {isMobileDevice() && (
        <Button variant="secondary" onClick={onTurn}>
          Switch Camera
        </Button>
      )}
    </div>
  );
}
