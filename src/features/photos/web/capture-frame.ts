import { CAMERA } from '../contract.ts';

const CAPTURE_FAILED = 'Failed to capture photo';

/** Size of a captured photo: the camera's, scaled down to fit 720 x 1280 (docs/specification.md#limits). */
export function capturedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, CAMERA.width / width, CAMERA.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** File name of a captured photo; `takenAt` in milliseconds since 1970. */
export function cameraPhotoName(takenAt: number): string {
  return `camera-photo-${takenAt}.jpg`;
}

/** The current video frame as a JPEG file; throws 'Failed to capture photo' without a frame. */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  if (!video.videoWidth || !video.videoHeight) throw new Error(CAPTURE_FAILED);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, capturedSize(video.videoWidth, video.videoHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(CAPTURE_FAILED);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', CAMERA.quality),
  );
  if (!blob) throw new Error(CAPTURE_FAILED);
  return new File([blob], cameraPhotoName(Date.now()), { type: 'image/jpeg' });
}
