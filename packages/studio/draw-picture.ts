import sharp from 'sharp';
import type { Theme } from './catalogue/themes/theme-words.ts';
import { dressHead } from './figure/dress-head.ts';
import { chooseOutfit } from './figure/outfit.ts';
import { enlargeHead, shapeBuild } from './figure/shape-build.ts';
import { readablePrint } from './look/readable-print.ts';
import type { RenderTask, StudioOptions } from './options.ts';
import { PACKS } from './packs/index.ts';
import type { PlacedHead } from './packs/shared/place-figure.ts';
import { printedWords } from './packs/shared/printed-words.ts';
import { chooseSayings } from './packs/shared/sayings.ts';
import type { PackWords, PersonSpec, SceneSpec } from './packs/shared/scene-spec.ts';
import { createPage, type Surface } from './packs/shared/surface.ts';
import { createToyRandom, drawInStep, type Random } from './random.ts';
import { readOwnedDescription } from './reading/description/owned-description.ts';
import type { FaceReading } from './reading/photo/read-face.ts';
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

/** How much larger a head with the person's own, life-like face is drawn: otherwise its features look small. */
const OWN_HEAD = 1.14;

/** Reads the words of a task and makes the choices that they leave open, with the numbers of its seed. */
export function readSceneSpec(
  { reading, secondReading, options, seed, size }: RenderTask,
  backdrop: boolean,
  random = createToyRandom(seed, options.variation),
): SceneSpec {
  const person = readPersonSpec(reading, options, options, random);
  return {
    ...person,
    second: readSecondPerson(secondReading, options, seed),
    options,
    size,
    backdrop,
    words: readPackWords(options, person.character.theme, seed),
  };
}

/** All words on the pack of a toy. */
export function readPackWords(options: StudioOptions, theme: Theme, seed: number): PackWords {
  return {
    ...printedWords(options),
    serial: options.serial,
    // The sayings have random numbers of their own, so that the labels of a hosted model's picture are the same.
    ...chooseSayings(theme, createToyRandom(seed, options.variation)),
    ...(options.line !== undefined && { tagline: readablePrint('line', options.line).text }),
  };
}

/** What one of the people in a box is told about. */
type Wishes = Pick<StudioOptions, 'description' | 'look' | 'parts'>;

function readPersonSpec(
  reading: FaceReading,
  { description, look, parts }: Wishes,
  { pack, variation }: Pick<StudioOptions, 'pack' | 'variation'>,
  random: Random,
): PersonSpec {
  const { character: asked, described } = readOwnedDescription(description, parts ?? {}, random);
  const { character, looks, relief, ...head } = dressHead(reading, asked, look, variation);
  const build = shapeBuild(PACKS[pack].build, look?.body, looks.shape);
  return {
    build: relief ? enlargeHead(build, OWN_HEAD) : build,
    looks,
    character,
    random,
    relief,
    ...head,
    chosenPose: look?.pose,
    // Taking a cape out must not give the box another colour.
    outfit: drawInStep(
      random,
      (numbers) => chooseOutfit(described, looks, numbers),
      (numbers) => chooseOutfit(character, looks, numbers, look),
    ),
  };
}

/** Moves the seed of the second person, whose figure is not to stand like the first one's. */
const SECOND_SEED = 0x5bd1_e995;

function readSecondPerson(
  reading: FaceReading | undefined,
  options: StudioOptions,
  seed: number,
): PersonSpec | undefined {
  const { second, variation } = options;
  if (!reading || !second) return undefined;
  return readPersonSpec(reading, second, options, createToyRandom(seed ^ SECOND_SEED, variation));
}
