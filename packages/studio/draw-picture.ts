import sharp from 'sharp';
import { dressHead } from './figure/dress-head.ts';
import { chooseOutfit } from './figure/outfit.ts';
import { enlargeHead, shapeBuild } from './figure/shape-build.ts';
import { readablePrint } from './look/readable-print.ts';
import type { RenderTask } from './options.ts';
import { PACKS } from './packs/index.ts';
import type { PlacedHead } from './packs/shared/place-figure.ts';
import { chooseSayings } from './packs/shared/sayings.ts';
import type { SceneSpec } from './packs/shared/scene-spec.ts';
import { createPage, type Surface } from './packs/shared/surface.ts';
import { createToyRandom, drawInStep } from './random.ts';
import { readOwnedDescription } from './reading/description/owned-description.ts';
import { drawTurntable } from './scene/turntable.ts';
import type { Helper } from './sculpt/share-stages.ts';
import { registerStudioFonts } from './typesetting/fonts.ts';

// No picture is read twice, so remembering them is only memory.
sharp.cache(false);

/** Makes the PNG that a task asks for. A helper makes it sooner, and changes nothing about it. */
export async function drawPicture(task: RenderTask, helper?: Helper): Promise<Uint8Array> {
  const { canvas } = drawOnSurface(task, true, helper);
  return sharp(canvas.data(), { raw: { width: task.size, height: task.size, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** A drawn picture, and where the head is in a pack. */
type Drawn = Surface & { head: PlacedHead | undefined };

/** Draws a task; without `backdrop` the pack alone on a transparent page. */
export function drawOnSurface(task: RenderTask, backdrop: boolean, helper?: Helper): Drawn {
  registerStudioFonts();
  const spec = readSceneSpec(task, backdrop);
  const surface = createPage(task.size, helper);
  if (task.options.kind === 'packaged')
    return { ...surface, head: PACKS[task.options.pack].draw(surface, spec) };
  drawTurntable(surface, spec);
  return { ...surface, head: undefined };
}

/** A head with the person's own, life-like face is so much larger, or its features would look small. */
const OWN_HEAD = 1.14;

/** Reads the words of a task and makes the choices that they leave open. */
export function readSceneSpec({ reading, options, seed, size }: RenderTask, backdrop: boolean): SceneSpec {
  const random = createToyRandom(seed, options.variation);
  const { character: asked, described } = readOwnedDescription(
    options.description,
    options.parts ?? {},
    random,
  );
  const { character, looks, relief, ...head } = dressHead(reading, asked, options.look, options.variation);
  const build = shapeBuild(PACKS[options.pack].build, options.look?.body, looks.shape);
  return {
    options,
    build: relief ? enlargeHead(build, OWN_HEAD) : build,
    looks,
    character,
    random,
    size,
    backdrop,
    relief,
    ...head,
    chosenPose: options.look?.pose,
    // Taking a cape out must not give the box another colour.
    outfit: drawInStep(
      random,
      (numbers) => chooseOutfit(described, looks, numbers),
      (numbers) => chooseOutfit(character, looks, numbers, options.look),
    ),
    words: {
      title: readablePrint('name', options.title).text,
      description: readablePrint('description', options.description).text,
      serial: options.serial,
      // From a row of numbers of their own: the labels of a hosted model's picture have the same.
      ...chooseSayings(character.theme, createToyRandom(seed, options.variation)),
      ...(options.line !== undefined && { tagline: readablePrint('line', options.line).text }),
    },
  };
}
