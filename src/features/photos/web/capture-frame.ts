import { CAMERA } from '../contract.ts';
import { canvasKeepsPictures } from './canvas-keeps-pictures.ts';
import { showsNothing } from './shows-nothing.ts';

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

/**
 * What the camera shows right now as a JPEG file. Where the browser changes what pages draw, the camera itself takes
 * the photo. Throws 'Failed to capture photo' without a picture.
 */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  const blob = (await canvasKeepsPictures()) ? await drawFrame(video) : await takeByCamera(video);
  if (!blob) throw new Error(CAPTURE_FAILED);
  return new File([blob], cameraPhotoName(Date.now()), { type: 'image/jpeg' });
}

/** Whether a photo can be taken in this page. */
export async function canCapture(): Promise<boolean> {
  return 'ImageCapture' in window || (await canvasKeepsPictures());
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  if (!video.videoWidth || !video.videoHeight || showsNothing(video)) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, capturedSize(video.videoWidth, video.videoHeight));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', CAMERA.quality));
}

async function takeByCamera({ srcObject }: HTMLVideoElement): Promise<Blob | null> {
  const [track] = srcObject instanceof MediaStream ? srcObject.getVideoTracks() : [];
  return track ? new ImageCapture(track).takePhoto() : null;
}
