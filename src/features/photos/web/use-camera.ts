import { type RefObject, useEffect, useState } from 'react';
import { CAMERA } from '../contract.ts';

/** Camera direction: front or back. */
export type Facing = 'user' | 'environment';

const ACCESS_FAILED = 'Could not access camera. Please ensure you have given permission.';

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Runs the camera in a video element while the component is mounted and the page is visible, ideally at 720 x
 * 1280 (docs/specification.md#limits); switches it off otherwise. Returns whether a frame can be captured, any error, and
 * a function that asks for the camera again.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Facing) {
  const [ready, setReady] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // An object, so that asking again starts the camera anew.
  const [page, setPage] = useState({ visible: true });

  useEffect(() => {
    const follow = () => setPage({ visible: document.visibilityState === 'visible' });
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  useEffect(() => {
    if (!page.visible) return;
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
        // The component may have been unmounted while the permission prompt was open.
        if (left) return stop(opened);
        // The track can end from outside: another app takes the camera, it is unplugged, or the permission is
        // revoked.
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
  }, [video, facing, page]);

  const again = () => {
    setProblem(null);
    setPage({ visible: true });
  };
  return { ready, problem, again };
}
