import {
  BOTTOM_CHOICES,
  type Choice,
  EXPRESSIONS,
  FACIAL_HAIR,
  FINISHES,
  GLASSES,
  HAIR_STYLES,
  HEADWEAR_CHOICES,
  type LookChoices,
  lookChoices,
  TOP_CHOICES,
  wornTogether,
} from '@toy-twin/studio/look';
import type { PictureField } from '../../contract.ts';

/** What the owner can choose about the figure. */
export type LookField = keyof LookChoices;
/** One field's choice; undefined for as in the photo. */
export type LookValue = string | string[] | undefined;

/** The tabs of 'Your look' in their order, each with the fields that it changes. */
export const lookTabs = [
  { id: 'skin', name: 'Skin', fields: ['skin'] },
  { id: 'hair', name: 'Hair', fields: ['hair'] },
  { id: 'hairColour', name: 'Hair color', fields: ['hairColour'] },
  { id: 'eyes', name: 'Eyes', fields: ['eyes'] },
  { id: 'glasses', name: 'Glasses', fields: ['glasses'] },
  { id: 'facialHair', name: 'Facial hair', fields: ['facialHair'] },
  { id: 'headwear', name: 'Headwear', fields: ['headwear'] },
  { id: 'top', name: 'Top', fields: ['top'] },
  { id: 'bottom', name: 'Bottom', fields: ['bottom'] },
  { id: 'expression', name: 'Expression', fields: ['expression'] },
  { id: 'finish', name: 'Finish', fields: ['finish'] },
  { id: 'body', name: 'Body', fields: ['body', 'aids'] },
  { id: 'pose', name: 'Pose', fields: ['pose'] },
] as const satisfies readonly { id: LookField; name: string; fields: readonly LookField[] }[];
export type LookTab = (typeof lookTabs)[number]['id'];

/** The choices of the fields that have pictures. */
export const pictureChoices: Record<PictureField, readonly Choice[]> = {
  hair: HAIR_STYLES,
  glasses: GLASSES,
  facialHair: FACIAL_HAIR,
  headwear: HEADWEAR_CHOICES,
  expression: EXPRESSIONS,
  finish: FINISHES,
  top: TOP_CHOICES,
  bottom: BOTTOM_CHOICES,
};

/** The look with another choice of one field; without it, as in the photo. What cannot be worn with it is taken off. */
export function withChoice(look: LookChoices, field: LookField, value: LookValue): LookChoices {
  const { [field]: _before, ...rest } = look;
  if (value === undefined) return rest;
  const next = lookChoices.parse({ ...rest, [field]: value });
  return field === 'top' || field === 'bottom' ? wornTogether(next, field) : next;
}
