import { hashKey } from '@tanstack/react-query';
import { nextVariant } from '#features/designs/contract.ts';
import { type DraftDesign, designOf } from '#features/designs/web/draft-design.ts';
import { draftOfDesign } from '#features/designs/web/draft-of-design.ts';
import type { WordsField } from '#features/designs/web/words-problem.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import type { RedoBody } from '#features/toytwins/redo/contract.ts';
import { hasInk } from '#shared/has-ink.ts';
import { ApiError } from '#web/api/api-error.ts';
import { serverMessage } from '#web/api/error-message.ts';

/** The wishes for the new version, as entered. */
export type RedoWishes = {
  reason: RedoBody['reason'] | null;
  note: string;
  description: string;
  design: DraftDesign;
};

/** The fields at which an answer of the server can be shown. */
export type RedoField = WordsField | 'reason' | 'note';
/** What keeps the redo from being asked for; at no field where it concerns the whole. */
export type RedoProblem = { field: RedoField | null; words: string };

/** The wishes that the window opens with: as the toy twin is. */
export function wishesOf({ prompt, design }: Pick<Toytwin, 'prompt' | 'design'>): RedoWishes {
  return { reason: null, note: '', description: prompt, design: draftOfDesign(design) };
}

/** The wishes as they are shown and sent: where nothing of the picture is to be different, it is the next look. */
export function shownWishes(toytwin: Pick<Toytwin, 'prompt' | 'design'>, wishes: RedoWishes): RedoWishes {
  const { design } = wishes;
  return isUnchanged(toytwin, wishes)
    ? { ...wishes, design: { ...design, variant: nextVariant(design.variant) } }
    : wishes;
}

/** Whether nothing of the picture is to be different. */
export function isUnchanged(
  toytwin: Pick<Toytwin, 'prompt' | 'design'>,
  { description, design }: Pick<RedoWishes, 'description' | 'design'>,
): boolean {
  const asItIs = wishesOf(toytwin);
  return (
    description.trim() === asItIs.description &&
    hashKey([designOf(design)]) === hashKey([designOf(asItIs.design)])
  );
}

/** The wishes of an order that is not paid. */
export function wishesOfBody(
  toytwin: Pick<Toytwin, 'prompt' | 'design'>,
  { reason, note = '', prompt, design }: RedoBody,
): RedoWishes {
  const asItIs = wishesOf({ prompt: prompt ?? toytwin.prompt, design: design ?? toytwin.design });
  return { ...asItIs, reason, note };
}

/** The body of the call; a blank note is none. */
export function redoBodyOf({ reason, note, description, design }: RedoWishes & Pick<RedoBody, 'reason'>) {
  const body: RedoBody = { reason, prompt: description, design: designOf(design) ?? {} };
  return hasInk(note) ? { ...body, note: note.trim() } : body;
}

/** The fields as the call names them. */
const FIELD_OF: Readonly<Record<string, RedoField>> = {
  prompt: 'description',
  'design.name': 'name',
  'design.line': 'line',
  'design.second.name': 'secondName',
  'design.second.prompt': 'secondDescription',
  note: 'note',
  reason: 'reason',
};

const NO_ANSWER =
  'The server did not respond, so nothing was ordered. Please check your internet connection and try again.';

/** What a failed call says, at the field that it names. Nothing that was entered is lost by it. */
export function redoProblemOf(error: unknown): RedoProblem {
  const field = error instanceof ApiError ? (FIELD_OF[error.field ?? ''] ?? null) : null;
  return { field, words: serverMessage(error, NO_ANSWER) };
}
