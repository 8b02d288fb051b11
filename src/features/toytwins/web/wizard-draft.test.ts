import { expect, test } from 'vitest';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { draftFromToytwin } from './draft-from-toytwin.ts';
import { clearDraft, type DraftStorage, readDraft, writeDraft } from './draft-storage.ts';
import { draftInputs, emptyDraft, reusableRecord, type WizardDraft, wizardDraft } from './wizard-draft.ts';

const id = '0193c0de-0000-4000-8000-000000000001';
const photo = { sourceImage: '/files/a', thumbnail: '/files/b', fileName: 'me.jpg', size: 2048 };
const filled: WizardDraft = {
  ...emptyDraft,
  step: 'pricing',
  photo,
  templateId: 'template3',
  description: 'A chef with a cat',
  tier: 'premium',
};
const toytwin: Toytwin = {
  _id: id,
  id,
  user: 'u1',
  title: 'Retro Toy Toy Twin',
  sourceImage: '/files/a',
  photoFile: { fileName: 'me.jpg', size: 2048, keptUntil: null },
  templateId: 'template3',
  prompt: 'A chef with a cat',
  tier: 'premium',
  people: 1,
  status: 'draft',
  serial: 1,
  packagedImageUrl: null,
  threeDModelUrl: null,
  packagedThumbnails: null,
  threeDThumbnails: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  processingTime: null,
  isStarred: false,
  failureReason: null,
  failureMessage: null,
  orderId: null,
  shareUrl: null,
};

/** An in-memory `Storage` with the browser's semantics. */
function memory(): DraftStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('readDraft restores the whole draft after a reload', () => {
  const storage = memory();
  writeDraft(storage, 'u1', filled);
  expect(readDraft(storage, 'u1')).toEqual(filled);
});

test("readDraft never returns another user's draft from the same tab", () => {
  const storage = memory();
  writeDraft(storage, 'u1', filled);
  expect(readDraft(storage, 'u2')).toEqual(emptyDraft);
});

test('readDraft returns an empty draft for data that cannot be parsed', () => {
  const storage = memory();
  expect(readDraft(storage, 'u1')).toEqual(emptyDraft);
  writeDraft(storage, 'u1', filled);
  for (const key of storage.kept.keys()) storage.kept.set(key, '{"step":"paying"}');
  expect(readDraft(storage, 'u1')).toEqual(emptyDraft);
  for (const key of storage.kept.keys()) storage.kept.set(key, '{');
  expect(readDraft(storage, 'u1')).toEqual(emptyDraft);
});

test('clearDraft deletes the draft', () => {
  const storage = memory();
  writeDraft(storage, 'u1', filled);
  clearDraft(storage, 'u1');
  expect(readDraft(storage, 'u1')).toEqual(emptyDraft);
});

test('draft storage tolerates a browser that refuses storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
  writeDraft(storage, 'u1', filled);
  clearDraft(storage, 'u1');
  expect(readDraft(storage, 'u1')).toEqual(emptyDraft);
});

test('reusableRecord returns the record while its inputs are the same, whatever the tier', () => {
  const made = { ...filled, record: { toytwinId: id, inputs: draftInputs(filled) } };
  expect(reusableRecord(filled)).toBeNull();
  expect(reusableRecord(made)).toBe(id);
  expect(reusableRecord({ ...made, tier: 'basic' })).toBe(id);
  expect(reusableRecord({ ...made, description: `${made.description} ` })).toBe(id);
  expect(reusableRecord({ ...made, description: 'A pilot' })).toBeNull();
  expect(reusableRecord({ ...made, templateId: 'template1' })).toBeNull();
  expect(reusableRecord({ ...made, design: { ...made.design, name: 'Robin' } })).toBeNull();
  expect(reusableRecord({ ...made, photo: { ...photo, sourceImage: '/files/c' } })).toBeNull();
});

test('draftFromToytwin keeps the record of an unpaid or failed toy twin only', () => {
  expect(draftFromToytwin(toytwin, 'pricing')).toMatchObject({
    step: 'pricing',
    templateId: 'template3',
    description: 'A chef with a cat',
    tier: 'premium',
    photo: { fileName: 'me.jpg', size: 2048 },
    record: { toytwinId: id },
  });
  expect(reusableRecord(draftFromToytwin(toytwin, 'pricing'))).toBe(id);
  expect(reusableRecord(draftFromToytwin({ ...toytwin, status: 'failed' }, 'upload'))).toBe(id);
  expect(reusableRecord(draftFromToytwin({ ...toytwin, status: 'cancelled' }, 'upload'))).toBeNull();
  expect(reusableRecord(draftFromToytwin({ ...toytwin, status: 'completed' }, 'upload'))).toBeNull();
});

test('draftFromToytwin brings the second person back, and a draft of before there were any is read', () => {
  const second = { sourceImage: '/files/kim', portrayed: 'agreed' as const };
  const design = { name: 'Robin', second: { name: 'Kim', prompt: 'A diver' } };
  const draft = draftFromToytwin({ ...toytwin, people: 2, second, design }, 'pricing');
  expect(draft).toMatchObject({
    second: { photo: { sourceImage: '/files/kim' }, portrayed: 'agreed' },
    design: { second: { name: 'Kim', description: 'A diver' } },
  });
  expect(reusableRecord(draft)).toBe(id);
  expect(reusableRecord({ ...draft, second: null })).toBeNull();
  const {
    second: _,
    design: { second: __, ...rest },
    ...before
  } = emptyDraft;
  expect(wizardDraft.parse({ ...before, design: rest })).toEqual(emptyDraft);
});
