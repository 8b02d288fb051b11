import { expect, test } from 'vitest';
import { nextVariant } from '#features/designs/contract.ts';
import { redoBody } from '#features/toytwins/redo/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import {
  isUnchanged,
  redoBodyOf,
  redoProblemOf,
  shownWishes,
  wishesOf,
  wishesOfBody,
} from './redo-wishes.ts';

const chef = {
  prompt: 'A chef',
  design: { name: 'Robin', look: { skin: '4' }, parts: { added: ['guitar'] }, variant: 2 },
} as const;
const toytwin = { ...chef, design: { ...chef.design, parts: { added: [...chef.design.parts.added] } } };

test('unchanged wishes are sent as those of the toy twin', () => {
  const body = redoBodyOf({ ...wishesOf(toytwin), reason: 'other', note: '  ' });
  expect(redoBody.parse(body)).toEqual({ reason: 'other', ...toytwin });
});

test('removed choices are removed from the toy twin, and a note is trimmed', () => {
  const { design, ...wishes } = wishesOf(toytwin);
  const empty = { ...design, look: {}, name: '', added: [], variant: 0 };
  expect(redoBodyOf({ ...wishes, design: empty, reason: 'not_me', note: ' Red hair ' })).toEqual({
    ...{ reason: 'not_me', prompt: 'A chef', design: {}, note: 'Red hair' },
  });
});

test('wishes of an unpaid order are restored as they were sent', () => {
  const sent = { reason: 'not_me', note: 'Red hair', prompt: 'A pirate', design: { line: 'Ahoy' } } as const;
  const wishes = wishesOfBody(toytwin, sent);
  expect(redoBodyOf({ ...wishes, reason: 'not_me' })).toEqual(sent);
  expect(wishesOfBody(toytwin, { reason: 'other' })).toEqual({ ...wishesOf(toytwin), reason: 'other' });
});

test('unchanged wishes make the next look', () => {
  const { description, design } = wishesOf(toytwin);
  const reordered = { ...design, look: { ...design.look } };
  expect(isUnchanged(toytwin, { description: ' A chef ', design: reordered })).toBe(true);
  expect(isUnchanged(toytwin, { description: 'A baker', design })).toBe(false);
  expect(isUnchanged(toytwin, { description, design: { ...design, variant: 3 } })).toBe(false);
  expect(isUnchanged(toytwin, { description, design: { ...design, look: { skin: '5' } } })).toBe(false);
  const wishes = wishesOf(toytwin);
  expect(shownWishes(toytwin, wishes)).toEqual({ ...wishes, design: { ...design, variant: 3 } });
  const changed = { ...wishes, description: 'A baker' };
  expect(shownWishes(toytwin, changed)).toEqual(changed);
  expect([nextVariant(2), nextVariant(999)]).toEqual([3, 0]);
});

test('a refusal is shown at its field, and one of the whole at none', () => {
  const refusal = (field: string) => new ApiError(422, 'refused', 'Not this name.', { field });
  expect(redoProblemOf(refusal('design.name'))).toEqual({ field: 'name', words: 'Not this name.' });
  expect(redoProblemOf(refusal('design.look.hair')).field).toBeNull();
  expect(redoProblemOf(new ApiError(0, 'no_answer', ''))).toMatchObject({
    field: null,
    words: expect.stringMatching(/^The server did not respond/),
  });
});
