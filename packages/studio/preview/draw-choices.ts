import sharp from 'sharp';
import { sculptBody } from '../figure/body.ts';
import { dressHead } from '../figure/dress-head.ts';
import { chooseOutfit } from '../figure/outfit.ts';
import { POSES } from '../figure/pose.ts';
import { sculptBust } from '../figure/sculpt-bust.ts';
import type { HeadPlan } from '../figure/sculpt-person-head.ts';
import { solveSkeleton } from '../figure/skeleton.ts';
import { skinPaint } from '../figure/skin-paint.ts';
import { type LookChoices, wornTogether } from '../look/look-choices.ts';
import { type Choice, PICTURE_CHOICES, type PictureField } from '../look/vocabulary.ts';
import { actionFigureBuild } from '../packs/action-figure/build.ts';
import { createRandom } from '../random.ts';
import { NOTHING_ASKED } from '../reading/description/character-options.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { renderSculptures } from '../sculpt/render-sculptures.ts';
import type { Helper } from '../sculpt/share-stages.ts';
import { type Sculpture, turnAround } from '../sculpt/solid.ts';

/** Edge of one picture, pixels. */
export const CHOICE_SIZE = 128;
/** Gloss of the plastic, between those of the packs. */
const GLOSS = 0.58;
/** World units per unit of the head. The camera has a perspective: what is small keeps its proportions. */
const SCALE = 0.24;
/** The part of a head that is shown, in the head's units: with a hat on top and the shoulders below. */
const SHOWN = { top: 2.86, edge: 5.6 };
/** Seen a little from the side, so that a nose, a brim or a knot behind can be told. */
const TURNED = [4, -14, 0] as const;
/** The part of a figure that is shown, in world units: from the chin to below the hips, and from the waist to the feet. */
const HALVES = { top: { top: 1.44, edge: 1 }, bottom: { top: 0.92, edge: 0.98 } } as const;

/** A row of pictures to draw: one for each choice of a field, with everything else as in `look`. */
export type ChoicesTask = { reading: FaceReading; field: PictureField; look?: LookChoices | undefined };

/**
 * Draws a row of squares on a transparent ground: first with the field as it is in the photo, then with each choice in the
 * order of its list: heads or, for clothes, the half of the figure that wears them. A WebP of 128 pixels a picture; `helper`
 * as for a picture.
 */
export async function drawChoices(
  { reading, field, look: { [field]: _chosen, ...rest } = {} }: ChoicesTask,
  helper?: Helper,
): Promise<Uint8Array> {
  const choices: readonly Choice[] = PICTURE_CHOICES[field];
  const looks = [rest, ...choices.map(({ id }): LookChoices => ({ ...rest, [field]: id }))];
  const draw =
    field === 'top' || field === 'bottom'
      ? clothesOf(reading, rest, field)
      : (look: LookChoices) => drawHead(dressHead(reading, NOTHING_ASKED, look), helper);
  const sheet = new Uint8ClampedArray(CHOICE_SIZE * CHOICE_SIZE * looks.length * 4);
  for (const [place, look] of looks.entries()) {
    const picture = draw(look, helper);
    for (let row = 0; row < CHOICE_SIZE; row++)
      sheet.set(
        picture.subarray(row * CHOICE_SIZE * 4, (row + 1) * CHOICE_SIZE * 4),
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
  return render(
    [{ groups, scale: SCALE, turn: TURNED }],
    { top: SHOWN.top * SCALE, edge: SHOWN.edge * SCALE },
    helper,
  );
}

/** Draws the half of the person's body that wears the clothes of a field; none of them changes skin or head. */
function clothesOf(reading: FaceReading, around: LookChoices, field: 'top' | 'bottom') {
  const { character, looks } = dressHead(reading, NOTHING_ASKED, around);
  const build = actionFigureBuild;
  const skeleton = solveSkeleton(build, POSES.standing[0]);
  const skin = { skin: skinPaint(looks.skin, build.gloss), handle: undefined };
  return (look: LookChoices, helper?: Helper): Uint8ClampedArray => {
    const outfit = chooseOutfit(character, looks, createRandom(1), wornTogether(look, field));
    const { upper, lower } = sculptBody(outfit, skeleton, build, skin);
    const parts: Sculpture[] = [
      { groups: upper, ...skeleton.upper },
      { groups: lower, ...skeleton.lower },
    ];
    return render(
      parts.map((part) => turnAround(part, TURNED[1])),
      HALVES[field],
      helper,
    );
  };
}

/** Draws what is in a square of the world, RGBA. */
function render(
  sculptures: readonly Sculpture[],
  { top, edge }: { top: number; edge: number },
  helper?: Helper,
): Uint8ClampedArray {
  const view = {
    left: -edge / 2,
    top,
    width: CHOICE_SIZE,
    height: CHOICE_SIZE,
    pixelsPerUnit: CHOICE_SIZE / edge,
    turn: [0, 0, 0] as const,
  };
  return renderSculptures(sculptures, view, helper).pixels;
}
