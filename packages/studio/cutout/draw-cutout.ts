import sharp from 'sharp';
import { readSceneSpec } from '../draw-picture.ts';
import type { ToyTask } from '../options.ts';
import { PACKS } from '../packs/index.ts';
import { createPage } from '../packs/shared/surface.ts';
import { createToyRandom } from '../random.ts';
import { findExtent } from '../sculpt/find-extent.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import type { Sculpture } from '../sculpt/solid.ts';
import { registerStudioFonts } from '../typesetting/fonts.ts';
import type { PackPrint } from './pack-print.ts';

/** Height of a cut-out, pixels. */
const HEIGHT = 1536;
/** What is transparent on each side of the figure, a share of the height. */
const MARGIN = 1 / 64;
/** Pixels of the miniature in which a pack says what it shows: its toys cost hardly anything there. */
const MINIATURE = 96;
/** Seen a little from above, straight from the front. */
const TURN = [4, 0, 0] as const;
/** Where the figure is looked for, or both: all that they can cover with what they hold. */
const PROBE = { left: -2.7, top: 3.4, edge: 216, perUnit: 40 } as const;

/** A figure without its packaging, a PNG with transparency, and what its packaging was printed with. */
export type Cutout = { png: Uint8Array; print: PackPrint };

/** The toy to cut out: `kind` does not matter. `height` in pixels, 1536 without it. */
export type CutoutTask = ToyTask & { height?: number };

/**
 * Draws the figure of a toy's packaging alone, or both: the same pose and things in hand, from the front. `helper` as for
 * a picture.
 */
export async function drawCutout({ height = HEIGHT, ...task }: CutoutTask, helper?: Helper): Promise<Cutout> {
  registerStudioFonts();
  const { figure, print } = noteWhatIsShown(task);
  const seen = findExtent(figure, PROBE, TURN) ?? { left: -1, right: 1, top: 2.2, bottom: 0 };
  const margin = Math.round(height * MARGIN);
  const pixelsPerUnit = (height - 2 * margin) / (seen.top - seen.bottom);
  const view = {
    left: seen.left - margin / pixelsPerUnit,
    top: seen.top + margin / pixelsPerUnit,
    width: Math.ceil((seen.right - seen.left) * pixelsPerUnit) + 2 * margin,
    height,
    pixelsPerUnit,
    turn: TURN,
  };
  const { pixels, width } = renderSculptures(figure, view, helper);
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  return { png, print };
}

/** Draws the pack very small, with the numbers of the large one, and writes down what it shows. */
function noteWhatIsShown(task: ToyTask): { figure: Sculpture[]; print: PackPrint } {
  const figure: Sculpture[] = [];
  let print: PackPrint | undefined;
  let drawn = 0;
  const numbers = createToyRandom(task.seed, task.options.variation);
  const counted = () => {
    drawn++;
    return numbers();
  };
  const options = { ...task.options, kind: 'packaged' as const };
  const spec = readSceneSpec({ ...task, options, size: MINIATURE }, true, counted);
  PACKS[options.pack].draw(createPage(MINIATURE), {
    ...spec,
    note: {
      figure: (parts) => figure.push(...parts),
      print: (inks) => {
        print = { ...inks, drawn };
      },
    },
  });
  if (!print) throw new Error(`The pack ${options.pack} did not say what it is printed with`);
  return { figure, print };
}
