import * as z from 'zod/mini';
import { design } from '#features/designs/contract.ts';
import { isStorable } from '#shared/is-storable.ts';
import { prompt } from '../contract.ts';

/** Why a buyer wants their toy twin drawn again. */
export const redoReasons = ['not_me', 'wrong_colours', 'wrong_thing', 'wrong_words', 'other'] as const;
/** Days after completion during which a toy twin has one free redo. */
export const REDO_DAYS = 14;
/** How often it may be asked for in all, if it could not be drawn: each try may cost us pictures of a hosted model. */
export const REDO_TRIES = 3;
const NOTE_MAX_LENGTH = 500;
const NOTE_UNPRINTABLE = 'Your note contains a character we cannot store. Please enter it again.';

/** Body of `POST /api/toytwins/{id}/redo`: without `design` or `prompt` they stay as they are. */
export const redoBody = z.object({
  reason: z.enum(redoReasons, 'Please tell us what is wrong'),
  note: z.optional(z.string().check(z.maxLength(NOTE_MAX_LENGTH), isStorable(NOTE_UNPRINTABLE))),
  prompt: z.optional(prompt),
  design: z.optional(design),
});
export type RedoBody = z.infer<typeof redoBody>;
