/** A part of a photo, in shares of its width and height, from its upper left corner. */
export type PhotoPart = Record<'x' | 'y' | 'width' | 'height', number>;

/** Width and height in pixels. */
type Size = { width: number; height: number };

/** What is seen through the frame: the middle, in shares of the photo, and how many times as near as at first. */
export type CropView = { x: number; y: number; zoom: number };

/** Width of the frame by its height: a portrait, as the photo is shown in the form. */
export const FRAME_SHAPE = 4 / 5;
/** Shorter side of the smallest part, pixels: less shows nothing of a face. */
const LEAST_PART = 120;

/** The largest part in the middle of the photo. */
export const wholeView: CropView = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of the photo that is seen through the frame. */
export function partOf(photo: Size, { x, y, zoom }: CropView): PhotoPart {
  const shape = photo.width / photo.height;
  const width = Math.min(1, FRAME_SHAPE / shape) / zoom;
  const height = Math.min(1, shape / FRAME_SHAPE) / zoom;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** How near the frame may go. */
export function mostZoom(photo: Size): number {
  const { width } = partOf(photo, wholeView);
  return Math.min(8, Math.max(1, (width * photo.width) / LEAST_PART));
}

/** The view inside of the photo that is nearest to the wanted one. */
function within(photo: Size, wanted: CropView): CropView {
  const zoom = Math.min(mostZoom(photo), Math.max(1, wanted.zoom));
  const { width, height } = partOf(photo, { ...wanted, zoom });
  const between = (value: number, half: number) => Math.min(1 - half, Math.max(half, value));
  return { zoom, x: between(wanted.x, width / 2), y: between(wanted.y, height / 2) };
}

/** Moves the frame over the photo: right and down, in shares of the frame. */
export function moveView(photo: Size, view: CropView, right: number, down: number): CropView {
  const { width, height } = partOf(photo, view);
  return within(photo, { ...view, x: view.x + right * width, y: view.y + down * height });
}

/**
 * Goes nearer by a factor, or further away below 1.
 * @param at stays in its place: shares of the frame from its upper left corner.
 */
export function zoomView(photo: Size, view: CropView, factor: number, at = { x: 0.5, y: 0.5 }): CropView {
  const before = partOf(photo, view);
  const zoom = Math.min(mostZoom(photo), Math.max(1, view.zoom * factor));
  const after = partOf(photo, { ...view, zoom });
  return within(photo, {
    zoom,
    x: view.x + (at.x - 0.5) * (before.width - after.width),
    y: view.y + (at.y - 0.5) * (before.height - after.height),
  });
}
