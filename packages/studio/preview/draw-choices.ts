import sharp from 'sharp';
import { dressHead } from '../figure/dress-head.ts';
import { sculptBust } from '../figure/sculpt-bust.ts';
import type { HeadPlan } from '../figure/sculpt-person-head.ts';
import type { LookChoices } from '../look/look-choices.ts';
import { type Choice, PICTURE_CHOICES, type PictureField } from '../look/vocabulary.ts';
import { createRandom } from '../random.ts';
import { NOTHING_ASKED } from '../reading/description/character-options.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Helper } from '../sculpt/share-stages.ts';

/** Edge of the picture of one head, pixels. */
export const CHOICE_SIZE = 128;
/** Gloss of the plastic, between those of the packs. */
const GLOSS = 0.58;
/** World units per unit of the head. The camera has a perspective: what is small keeps its proportions. */
const SCALE = 0.24;
/** The part of a head that is shown, in the head's units: with a hat on top and the shoulders below. */
const SHOWN = { top: 2.86, edge: 5.6 };
/** Seen a little from the side, so that a nose, a brim or a knot behind can be told. */
const TURNED = [4, -14, 0] as const;

/** A row of heads to draw: one for each choice of a field, with everything else as in `look`. */
export type ChoicesTask = { reading: FaceReading; field: PictureField; look?: LookChoices | undefined };

/**
 * Draws a row of square heads on a transparent ground: first with the field as it is in the photo, then with each choice
 * in the order of its list. A WebP of 128 pixels a head; `helper` as for a picture.
 */
export async function drawChoices(
  { reading, field, look: { [field]: _chosen, ...rest } = {} }: ChoicesTask,
  helper?: Helper,
): Promise<Uint8Array> {
  const choices: readonly Choice[] = PICTURE_CHOICES[field];
  const looks = [rest, ...choices.map(({ id }): LookChoices => ({ ...rest, [field]: id }))];
  const sheet = new Uint8ClampedArray(CHOICE_SIZE * CHOICE_SIZE * looks.length * 4);
  for (const [place, look] of looks.entries()) {
    const plan = dressHead(reading, NOTHING_ASKED, look);
    const head = drawHead(plan, helper);
    for (let row = 0; row < CHOICE_SIZE; row++)
      sheet.set(
        head.subarray(row * CHOICE_SIZE * 4, (row + 1) * CHOICE_SIZE * 4),
        (row * looks.length + place) * CHOICE_SIZE * 4,
      );
  }
  return sharp(sheet, { raw: { width: CHOICE_SIZE * looks.length, height: CHOICE_SIZE, channels: 4 } })
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}

/** One head, RGBA. */
function drawHead(plan: HeadPlan, helper?: Helper): Uint8ClampedArray {
  const groups = sculptBust(plan, GLOSS, createRandom(1));
  const view = {
    left: (-SHOWN.edge / 2) * SCALE,
    top: SHOWN.top * SCALE,
    width: CHOICE_SIZE,
    height: CHOICE_SIZE,
    pixelsPerUnit: CHOICE_SIZE / SHOWN.edge / SCALE,
    turn: [0, 0, 0] as const,
  };
  return renderSculptures([{ groups, scale: SCALE, turn: TURNED }], view, helper).pixels;
}
