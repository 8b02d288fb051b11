import { expect, type Page } from '@playwright/test';
import { aboutTemplate, type TemplateId } from '#features/templates/contract.ts';
import type { Portrait } from '../fixtures.ts';
import { type CARDS, pay } from './checkout.ts';

export const DESCRIPTION = 'Fearless space pilot with a camera, orange suit, always early for lift-off';

/** Headings of the wizard's steps. */
export const HEADINGS = {
  upload: 'Start with your face',
  template: 'Pick your packaging',
  description: 'Describe your character',
  pricing: 'Choose your package',
  processing: 'Your toy twin is being made',
  result: 'Fresh off the line',
} as const;
export type Step = keyof typeof HEADINGS;

/** Expects the heading of a step; waits long enough for a picture to be made. */
export async function expectStep(page: Page, step: Step): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: HEADINGS[step] });
  await expect(heading).toBeVisible();
}

/** Expects the description to be focused with its error visible above the bottom buttons. */
export async function expectRefused(page: Page, words: string): Promise<void> {
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toBeFocused();
  await expect(description).toHaveAccessibleDescription(words);
  const error = page.getByText(words);
  await expect(error).toBeInViewport({ ratio: 1 });
  const [place, bar] = await Promise.all([
    error.boundingBox(),
    page.getByRole('button', { name: 'Continue' }).boundingBox(),
  ]);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
}

/** Opens the sealed box of the result, and waits until its pictures are shown. */
export async function openBox(page: Page): Promise<void> {
  await expectStep(page, 'result');
  await page.getByRole('button', { name: 'Open your box' }).click();
  await expect(page.getByRole('img', { name: /packaged figure$/ })).toBeVisible();
}

/**
 * Pays, and delays the order's status until the processing step was seen, because a fast machine would skip it.
 * The delay is in place before the payment: a running page may send a request before a later route takes effect.
 */
export async function payAndExpectProcessing(page: Page, card: keyof typeof CARDS): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/payments/order/*', async (route) => {
    await promise;
    await route.continue();
  });
  await pay(page, card);
  await page.waitForURL(/\/create\?order_id=/);
  await expectStep(page, 'processing');
  resolve();
}

/** Chooses a file and waits until it is stored. */
export async function uploadPhoto(page: Page, portrait: Portrait): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await (await chooser).setFiles(portrait);
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
}

/** Clicks the card of a radio button, because the button itself is hidden. */
export async function chooseCard(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await page.locator('label', { has: radio }).click();
  await expect(radio).toBeChecked();
}

export async function continueTo(page: Page, to: Step): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectStep(page, to);
}

type WizardInputs = {
  portrait: Portrait;
  template?: TemplateId;
  description?: string;
  /** On the box; without one the toy twin is called after its template. */
  name?: string;
  tier?: 'Basic' | 'Premium';
};

/** Fills in the wizard from the first step to the tier, unpaid. */
export async function fillWizard(page: Page, inputs: WizardInputs): Promise<void> {
  const { portrait, template = 'template1', description = DESCRIPTION, name = '', tier = 'Basic' } = inputs;
  await expectStep(page, 'upload');
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
  await chooseCard(page, aboutTemplate(template).name);
  await continueTo(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill(description);
  await page.getByRole('textbox', { name: 'Name on the box' }).fill(name);
  await continueTo(page, 'pricing');
  await chooseCard(page, new RegExp(`^${tier}, `));
}

/** Continues from the tier to the payment page. */
export async function continueToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.waitForURL(/\/sandbox\/checkout\//);
}

/** The drafts in the tab's session storage. */
export function draftsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('toytwin-wizard:')));
}
