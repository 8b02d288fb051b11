import sharp from 'sharp';
import { readDescription, type Wishes } from './description/read-description.ts';
import { chooseOutfit } from './figure/outfit.ts';
import { drawActionFigure } from './packaging/action-figure.ts';
import type { Commission } from './packaging/pack.ts';
import { drawRetroCard } from './packaging/retro-card.ts';
import { createPage, type Surface } from './packaging/surface.ts';
import { drawWindowBox } from './packaging/window-box.ts';
import { createFaceTexture } from './photo/face-texture.ts';
import { findFace } from './photo/find-face.ts';
import { measureLooks } from './photo/measure-colours.ts';
import { createPlainFace } from './photo/plain-face.ts';
import { readPhoto } from './photo/read-photo.ts';
import { createRandom, pick, type Random } from './random.ts';
import { drawTurntable } from './scene/turntable.ts';
import type { RenderTask, StudioOptions } from './studio-options.ts';
import { registerStudioFonts } from './words/fonts.ts';
import { chooseSayings } from './words/sayings.ts';

const DRAW_PACK: Readonly<
  Record<StudioOptions['templateId'], (surface: Surface, commission: Commission) => void>
> = {
  template1: drawActionFigure,
  template2: drawWindowBox,
  template3: drawRetroCard,
};

/** Makes the PNG that a task asks for. Throws `PhotoUnreadableError`. */
export async function drawPicture(task: RenderTask): Promise<Uint8Array> {
  const { canvas } = await drawOnSurface(task, true);
  return sharp(canvas.data(), { raw: { width: task.size, height: task.size, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
}

/** Draws a task; without `backdrop` the pack alone on a transparent page. Throws `PhotoUnreadableError`. */
export async function drawOnSurface(task: RenderTask, backdrop: boolean): Promise<Surface> {
  registerStudioFonts();
  const commission = await readCommission(task, backdrop);
  const surface = createPage(task.size);
  if (task.options.kind === 'packaged') DRAW_PACK[task.options.templateId](surface, commission);
  else drawTurntable(surface, commission);
  return surface;
}

async function readCommission(
  { photo, options, seed, size }: RenderTask,
  backdrop: boolean,
): Promise<Commission> {
  const bitmap = await readPhoto(photo);
  const face = findFace(bitmap);
  const looks = measureLooks(bitmap, face);
  const random = createRandom(seed);
  const wishes = withEverydayThings(readDescription(options.description), random);
  return {
    options,
    looks,
    wishes,
    random,
    size,
    backdrop,
    face: face.found ? createFaceTexture(bitmap, face, looks) : createPlainFace(looks),
    outfit: chooseOutfit(wishes, looks, random),
    words: {
      title: options.title,
      description: options.description,
      serial: options.serial,
      ...chooseSayings(wishes.theme, random),
    },
  };
}

/** A pack without any accessory looks empty: where the words name none, two everyday ones come with it. */
function withEverydayThings(wishes: Wishes, random: Random): Wishes {
  if (wishes.accessories.length > 0) return wishes;
  const sets = [
    ['phone', 'coffee'],
    ['book', 'coffee'],
    ['camera', 'phone'],
    ['coffee', 'plant'],
  ] as const;
  return { ...wishes, accessories: pick(random, sets).map((kind) => ({ kind, colour: undefined })) };
}
