import { expect, test } from 'vitest';
import { emptySecond } from '#features/designs/web/draft-design.ts';
import { templateIds } from '#features/templates/contract.ts';
import { emptyDraft, type FormStep, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import * as rules from './wizard-rules.ts';

const { stepAfter, stepBefore, wordsProblem } = rules;
const stepProblem = (step: FormStep, draft: WizardDraft) => rules.stepProblem(step, draft, templateIds);
const reachableStep = (step: FormStep, draft: WizardDraft) => rules.reachableStep(step, draft, templateIds);

const photo = { sourceImage: '/files/a', thumbnail: '/files/b', fileName: 'me.jpg', size: 2048 };
const complete: WizardDraft = {
  ...emptyDraft,
  photo,
  templateId: 'template2',
  description: 'A chef',
  tier: 'basic',
};

test('each step names what is missing in the words of the specification', () => {
  expect(stepProblem('upload', emptyDraft)).toBe('Please upload or take a photo');
  expect(stepProblem('template', emptyDraft)).toBe('Please select a template');
  expect(stepProblem('description', emptyDraft)).toBe('Please enter a description');
  expect(stepProblem('pricing', emptyDraft)).toBe('Please select a package');
});

test('spaces are not a description, and one character too many is reported', () => {
  expect(stepProblem('description', { ...complete, description: '   ' })).toBe('Please enter a description');
  expect(stepProblem('description', { ...complete, description: 'a'.repeat(250) })).toBeNull();
  expect(stepProblem('description', { ...complete, description: 'a'.repeat(251) })).toBe(
    'Description must be 250 characters or less',
  );
});

test('a text that does not fit on the box is reported at its own field', () => {
  const design = { ...complete.design, name: 'x'.repeat(25), line: 'y'.repeat(41) };
  expect(wordsProblem({ ...complete, design })).toEqual({
    field: 'name',
    words: 'The name must be 24 characters or less',
  });
  expect(wordsProblem({ ...complete, design: { ...design, name: '👩‍🚀'.repeat(24) } })?.field).toBe('line');
  expect(stepProblem('description', { ...complete, design })).toBe('The name must be 24 characters or less');
  expect(wordsProblem({ ...complete, description: ' ', design })?.field).toBe('description');
});

test('wizard rules let a complete draft pass', () => {
  for (const step of ['upload', 'template', 'description', 'pricing'] as const) {
    expect(stepProblem(step, complete)).toBeNull();
  }
});

test('a box that is no longer offered counts as not chosen', () => {
  const offered = ['template1', 'template3'] as const;
  expect(rules.stepProblem('template', complete, offered)).toBe('Please select a template');
  expect(rules.reachableStep('pricing', complete, offered)).toBe('template');
});

test('wizard rules redirect a step that comes too early to the first unfinished one', () => {
  expect(reachableStep('pricing', emptyDraft)).toBe('upload');
  expect(reachableStep('pricing', { ...complete, description: '' })).toBe('description');
  expect(reachableStep('pricing', { ...complete, tier: null })).toBe('pricing');
  expect(reachableStep('template', complete)).toBe('template');
});

test('forwards goes step by step, with the payment page after pricing', () => {
  expect(stepAfter('upload')).toBe('template');
  expect(stepAfter('description')).toBe('pricing');
  expect(stepAfter('pricing')).toBeNull();
});

test('back goes one step earlier, except from the first step', () => {
  expect(stepBefore('upload')).toBeNull();
  expect(stepBefore('template')).toBe('upload');
  expect(stepBefore('pricing')).toBe('description');
});

test('a second person needs a photo, a description, and somebody who says who they are; then one package is chosen', () => {
  const second = { photo: null, portrayed: null };
  const design = { ...complete.design, second: emptySecond };
  const pair: WizardDraft = { ...complete, tier: null, second, design };
  expect(stepProblem('upload', pair)).toBe('Please add a photo of the second person, or take them out');
  const shown: WizardDraft = { ...pair, second: { ...second, photo } };
  expect(stepProblem('upload', shown)).toBeNull();
  expect(wordsProblem(shown)).toEqual({ field: 'secondDescription', words: 'Please enter a description' });
  const described: WizardDraft = {
    ...shown,
    design: { ...design, second: { ...emptySecond, description: 'A pilot', name: 'x'.repeat(25) } },
  };
  expect(wordsProblem(described)?.field).toBe('secondName');
  const named = { ...described, design: { ...design, second: { ...emptySecond, description: 'A pilot' } } };
  expect(stepProblem('description', named)).toBe('Please tell us who is in the photo');
  expect(stepProblem('description', { ...named, second: { photo, portrayed: 'child' } })).toBeNull();
  expect(stepProblem('pricing', named)).toBeNull();
});
