import { type RefObject, useState } from 'react';
import { FaceOval } from './face-oval.tsx';

type Props = {
  ref: RefObject<HTMLVideoElement | null>;
  /** As people know themselves from a mirror. */
  mirrored: boolean;
};

/** What the camera sees, as large as it fits, with the oval to fit the face in. */
export function Viewfinder({ ref, mirrored }: Props) {
  const [shape, setShape] = useState('9 / 16');
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center p-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
      <div className="relative h-full max-w-full" style={{ aspectRatio: shape }}>
        <video
          ref={ref}
          playsInline
          muted
          // Also when the phone is turned.
          onResize={({ currentTarget }) =>
            setShape(`${currentTarget.videoWidth} / ${currentTarget.videoHeight}`)
          }
          className={`h-full w-full rounded-2xl object-contain ${mirrored ? '-scale-x-100' : ''}`}
        />
        <FaceOval />
      </div>
    </div>
  );
}
