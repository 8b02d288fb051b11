import type { LookChoices } from '../look/look-choices.ts';
import type { CharacterOptions } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { createPlainFace } from '../reading/photo/paint/plain-face.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import type { HeadRelief } from '../reading/photo/relief/read-head-relief.ts';
import type { Decal } from '../sculpt/solid.ts';
import { applyLook } from './apply-look.ts';
import { applyToLooks, chooseHeadwear } from './apply-to-looks.ts';
import { dressRelief } from './dress-relief.ts';
import { narrowHair } from './hair/narrow-hair.ts';
import { drawHairPrint } from './print-hair.ts';
import { fitLooks } from './relief-head.ts';

/** A person's head as photo, words and owner want it together, and the figure's character. */
export type DressedHead = {
  looks: Looks;
  character: CharacterOptions;
  /** The plain print of a head whose photo shows no face. */
  face?: Decal;
  /** The person's own head. */
  relief?: HeadRelief;
  hairPrint: Decal | undefined;
};

/**
 * Brings together what photo, words and owner say about a person, the later over the earlier.
 * @param variation the second of two toys has the other finish
 */
export function dressHead(
  reading: FaceReading,
  asked: CharacterOptions,
  choices: LookChoices = {},
  variation?: 2,
): DressedHead {
  const wearing = { ...asked, headwear: chooseHeadwear(reading.looks, asked) };
  const { looks, character, eyes, brows } = applyLook(
    applyToLooks(reading.looks, wearing),
    wearing,
    reading.looks,
    choices,
  );
  const hairPrint = drawHairPrint(reading, looks);
  if (!reading.relief) return { looks, character, face: createPlainFace(looks), hairPrint };
  const fitted = narrowHair(fitLooks(looks, reading.relief), looks.shape.cheek);
  const { expression, finish } = choices;
  const isCartoon = (finish === 'cartoon') !== (variation === 2);
  const wishes = { ...fitted, eyes, brows, expression, isCartoon };
  const relief = dressRelief(reading.relief, reading.looks, wishes);
  const { beard } = fitted;
  // What hangs from the person's own beard has the colour of what grows on the face.
  const isOwn = beard && !beard.dyed && beard.coverage === reading.looks.beard?.coverage;
  const worn = isOwn && relief.beard ? { ...beard, colour: relief.beard, dyed: true as const } : beard;
  return { looks: { ...fitted, beard: worn, skin: relief.skin }, character, relief, hairPrint };
}
