import { type RefObject, useState } from 'react';
import { FaceOval } from './face-oval.tsx';

type Props = {
  ref: RefObject<HTMLVideoElement | null>;
  /** True for the front camera. */
  mirrored: boolean;
};

/** The camera's video, as large as fits, with the oval for the face. */
export function Viewfinder({ ref, mirrored }: Props) {
  const [shape, setShape] = useState('9 / 16');
  return (
    <div className="flex min-h-0 flex-1 items-center justify-center p-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
      <div className="relative h-full max-w-full" style={{ aspectRatio: shape }}>
        <video
          ref={ref}
          playsInline
          muted
          // Fires on load and when the phone is rotated.
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
