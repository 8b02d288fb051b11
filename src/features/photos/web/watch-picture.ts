import { showsNothing } from './shows-nothing.ts';

/** How often a camera without a picture is checked, in milliseconds. */
const LOOK_EVERY = 200;
/** How many looks without a picture are usual while a camera starts: four seconds. */
const USUAL_LOOKS = 20;

/** What a camera gives: nothing yet, nothing for long, or a picture. */
export type CameraPicture = 'starting' | 'black' | 'shown';

/**
 * Tells what a camera gives, from its start and again when the system mutes it: another app has taken it, a lid or a
 * switch has covered it.
 * @returns what ends the watch.
 */
export function watchPicture(
  video: HTMLVideoElement,
  track: MediaStreamTrack,
  tell: (picture: CameraPicture) => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    clearInterval(timer);
    let looks = 0;
    const again = () => {
      const isShown = !track.muted && video.videoWidth > 0 && !showsNothing(video);
      looks += 1;
      if (isShown) clearInterval(timer);
      tell(isShown ? 'shown' : looks > USUAL_LOOKS ? 'black' : 'starting');
    };
    timer = setInterval(again, LOOK_EVERY);
    again();
  };
  track.addEventListener('mute', look);
  look();
  return () => {
    clearInterval(timer);
    track.removeEventListener('mute', look);
  };
}
