/** Side of the checked copy of a picture, in pixels. */
const SIDE = 16;
/** Values from 0 to 255. A covered or muted camera gives 0, or the 16 of video; one in a dark room has some noise. */
const BLACK = 18;

/** Whether a video is black from edge to edge, as that of a camera that is covered, muted or still starting. */
export function showsNothing(video: HTMLVideoElement): boolean {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(video, 0, 0, SIDE, SIDE);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => at % 4 === 3 || value <= BLACK);
}
