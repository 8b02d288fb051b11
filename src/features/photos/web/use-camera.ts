import { type RefObject, useEffect, useState } from 'react';
import { CAMERA } from '../contract.ts';

/** Which way the camera looks. */
export type Facing = 'user' | 'environment';

const ACCESS_FAILED = 'Could not access camera. Please ensure you have given permission.';

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Runs the camera in a video element while the component is mounted and the page is visible, ideally at
 * 720 x 1280 (spec section 9); the camera is off as soon as either ends. Answers whether a picture is there
 * to be taken, and what went wrong.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Facing) {
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [visible, setVisible] = useState(true);

  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (!visible) return;
    const element = video.current;
    let stream: MediaStream | null = null;
    let left = false;
    const lose = () => {
      if (left) return;
      setReady(false);
      setProblem(ACCESS_FAILED);
    };
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia({
          audio: false,
          video: {
            facingMode: facing,
            width: { ideal: CAMERA.width },
            height: { ideal: CAMERA.height },
          },
        });
        stream = opened;
        // The person may have left while the browser was still asking for permission.
        if (left) return stop(opened);
        // Ended by others: another app takes the camera, its cable is pulled, the permission is taken back.
        for (const track of opened.getTracks()) track.addEventListener('ended', lose);
        if (!element) return;
        element.srcObject = opened;
        await element.play();
        if (left) return;
        setProblem(null);
        setReady(true);
      } catch {
        lose();
      }
    };
    void start();
    return () => {
      left = true;
      setReady(false);
      stop(stream);
      if (element) element.srcObject = null;
    };
  }, [video, facing, visible]);

  return { ready, problem };
}
