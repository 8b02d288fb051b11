import type { Rgb } from '../../../colour.ts';
import type { Decal } from '../../../sculpt/solid.ts';
import type { FaceLayers } from '../print/face-layers.ts';
import { FACE_PRINT } from '../print/face-print.ts';
import type { FaceWishes } from './face-wishes.ts';
import { paintFeatures } from './paint-features.ts';
import { createPrintCanvas } from './print-canvas.ts';
import { tintInk, tintSkin } from './tint-skin.ts';

const { width: WIDTH, height: HEIGHT } = FACE_PRINT;

/** Paints the print of a face. `seen` is the skin that its layers were made on. */
export function paintFace(
  { base, features, inks, ...shown }: FaceLayers,
  seen: Rgb,
  wishes: FaceWishes,
): Decal {
  const { skin } = wishes.looks;
  const { canvas, context } = createPrintCanvas();
  const image = context.createImageData(WIDTH, HEIGHT);
  image.data.set(base);
  const isTinted = skin.some((value, channel) => value !== seen[channel]);
  if (isTinted) tintSkin(image.data, seen, skin);
  context.putImageData(image, 0, 0);
  const lips = inks.lips && isTinted ? tintInk(inks.lips, seen, skin) : inks.lips;
  paintFeatures(
    context,
    { features, inks: { ...inks, lips, iris: wishes.eyes ?? inks.iris }, ...shown },
    wishes,
  );
  const pixels = new Uint8ClampedArray(context.getImageData(0, 0, canvas.width, canvas.height).data);
  feather(pixels);
  return { pixels, width: WIDTH, height: HEIGHT, centre: FACE_PRINT.centre, half: FACE_PRINT.half };
}

/** Lets the print fade out at its border; there it has the colour of the head already. */
function feather(pixels: Uint8ClampedArray): void {
  const soft = 24;
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const edge = Math.min(column, row, WIDTH - 1 - column, HEIGHT - 1 - row);
      if (edge < soft) pixels[(row * WIDTH + column) * 4 + 3] = (255 * edge) / soft;
    }
  }
}
