import type { LookChoices } from '../look/look-choices.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { paintHairline } from '../reading/photo/paint/paint-hairline.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { Decal } from '../sculpt/solid.ts';
import { applyLook } from './apply-look.ts';
import { applyToLooks, chooseHeadwear } from './apply-to-looks.ts';
import { paintPrint } from './paint-print.ts';
import { drawHairPrint } from './print-hair.ts';

/**
 * Brings together what photo, words and owner say about a person, the later over the earlier, and paints the face for
 * it, unless it is `painted` already. `face` wears the hairline of the photo where the hair is worn as there; `bareFace` can be
 * handed to another call in which only hair or hats differ.
 */
export function dressHead(
  reading: FaceReading,
  asked: CharacterOptions,
  choices: LookChoices = {},
  painted?: Decal,
): {
  looks: Looks;
  character: CharacterOptions;
  face: Decal;
  bareFace: Decal;
  hairPrint: Decal | undefined;
} {
  const worn = { ...asked, headwear: chooseHeadwear(reading.looks, asked) };
  const { looks, character, eyes, brows } = applyLook(
    applyToLooks(reading.looks, worn),
    worn,
    reading.looks,
    choices,
  );
  // A beard of another form or colour grows on a shaven face, and who wants none shows no trace of one.
  const { beard } = reading.looks;
  const isShaved = looks.beard !== beard || (choices.facialHair ?? asked.beard) === 'none';
  const shaved = isShaved ? { beard } : undefined;
  const bareFace =
    painted ?? paintPrint(reading, { looks, eyes, brows, shaved, expression: choices.expression });
  const hairPrint = drawHairPrint(reading, looks);
  const face = hairPrint && reading.hair ? paintHairline(bareFace, hairPrint, reading.hair) : bareFace;
  return { looks, character, face, bareFace, hairPrint };
}
