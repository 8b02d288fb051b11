import { type RefObject, useEffect, useState } from 'react';
import { CAMERA } from '../contract.ts';
import { canCapture } from './capture-frame.ts';
import { type CameraPicture, watchPicture } from './watch-picture.ts';

/** Camera direction: front or back. */
export type Facing = 'user' | 'environment';

/** Why there is no camera: the browser gives none, or keeps its picture from pages. */
export type CameraProblem = 'no_access' | 'kept_from_pages';

function stop(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/**
 * Runs the camera in a video element while the component is mounted and the page is visible, ideally at 720 x
 * 1280 (docs/specification.md#limits); switches it off otherwise. Returns what it gives, any problem, and a function
 * that asks for the camera again.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, facing: Facing) {
  const [picture, setPicture] = useState<CameraPicture>('starting');
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  // An object, so that asking again restarts the camera.
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
    let stopWatching = () => {};
    const lose = (reason: CameraProblem) => {
      if (left) return;
      stopWatching();
      setPicture('starting');
      setProblem(reason);
    };
    const start = async () => {
      if (!(await canCapture())) return lose('kept_from_pages');
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
        const [track] = opened.getVideoTracks();
        track?.addEventListener('ended', () => lose('no_access'));
        if (!element || !track) return;
        element.srcObject = opened;
        await element.play();
        if (left) return;
        setProblem(null);
        stopWatching = watchPicture(element, track, setPicture);
      } catch {
        lose('no_access');
      }
    };
    void start();
    return () => {
      left = true;
      stopWatching();
      setPicture('starting');
      stop(stream);
      if (element) element.srcObject = null;
    };
  }, [video, facing, page]);

  const again = () => {
    setProblem(null);
    setPage({ visible: true });
  };
  return { picture, problem, again };
}
