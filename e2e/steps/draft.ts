import type { Page } from '@playwright/test';
import { DRAFT_PREFIX } from '#features/toytwins/web/clear-all-drafts.ts';
import { emptyDraft, type FormStep, type WizardDraft } from '#features/toytwins/web/wizard-draft.ts';
import type { Portrait } from '../fixtures.ts';
import { storePhoto } from './make-toytwin.ts';
import type { SignedUp } from './person.ts';
import { DESCRIPTION, expectStep } from './wizard.ts';

/**
 * Opens the wizard at a step whose earlier steps are filled in, as after a reload there. The photo is uploaded through
 * the API, so that only tests of the wizard itself go through all of it. The browser's history begins at this step.
 */
export async function openWizardAt(
  page: Page,
  { uid, token }: SignedUp,
  portrait: Portrait,
  step: FormStep,
  inputs: Partial<WizardDraft> = {},
): Promise<void> {
  const { sourceImage, thumbnail, fileName, size } = await storePhoto(page, token, portrait);
  const draft: WizardDraft = {
    ...emptyDraft,
    step,
    photo: { sourceImage, thumbnail, fileName, size },
    templateId: step === 'template' ? null : 'template1',
    ...(step === 'pricing' && { description: DESCRIPTION, tier: 'basic' }),
    ...inputs,
  };
  // Not from the wizard itself: that would be a reload, which keeps the step of the browser's history.
  await openEmptyPage(page);
  const item = { key: DRAFT_PREFIX + uid, value: JSON.stringify(draft) };
  await page.evaluate(({ key, value }) => sessionStorage.setItem(key, value), item);
  await page.goto('/create');
  await expectStep(page, step);
}

/** A page without a request to the server, for its origin's storage. */
async function openEmptyPage(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/empty');
}
