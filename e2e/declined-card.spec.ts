import type { Page } from '@playwright/test';
import type { BrowserErrors } from './browser-errors.ts';
import { expect, type Portrait, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { continueTo, continueToPayment, expectRefused, expectStep, fillWizard } from './steps/wizard.ts';

/** The browser logs a refused call as an error. */
const allowRefusal = (browserErrors: BrowserErrors) =>
  browserErrors.allow(/422.*\/api\/toytwins/, /console error: (POST|Failed to load).*/);

/**
 * Submits a refused description, up to its refusal. While the words are typed nothing is reported, as with words that only
 * a provider refuses.
 */
async function tryNakedStatue(page: Page, portrait: Portrait, browserErrors: BrowserErrors): Promise<void> {
  allowRefusal(browserErrors);
  await signUp(page);
  const fine = { parts: [], notUnderstood: [], readsOnly: [], refusal: null };
  await page.route('**/api/descriptions/read', (route) => route.fulfill({ json: fine }));
  await page.goto('/create');
  await fillWizard(page, { portrait, description: 'A naked statue' });
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expectStep(page, 'description');
  await page.unroute('**/api/descriptions/read');
}

test('refused description leads back to its step and keeps everything else', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await tryNakedStatue(page, portrait, browserErrors);
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toHaveValue('A naked statue');
  await expect(description).toHaveAccessibleDescription(
    'We do not make nude or sexual figures. Please change your description.',
  );

  await description.fill('A statue in a toga');
  await expect(description).toHaveAccessibleDescription('');
  await continueTo(page, 'pricing');
  await expect(page.getByRole('radio', { name: /^Basic, / })).toBeChecked();
  await continueToPayment(page);
});

test('refused description is in view and has the focus, also on a phone', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await tryNakedStatue(page, portrait, browserErrors);
  await expectRefused(page, 'We do not make nude or sexual figures. Please change your description.');
});

test('Back after a refused description goes one step back, and Continue one step forward', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await tryNakedStatue(page, portrait, browserErrors);
  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expectStep(page, 'template');
  await continueTo(page, 'description');
  await page.goBack();
  await expectStep(page, 'template');
  await back.click();
  await expectStep(page, 'upload');
});

test('refused photo leads back to the first step, without wizard steps in the history before it', async ({
  page,
  portrait,
  browserErrors,
}) => {
  allowRefusal(browserErrors);
  await signUp(page);
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await fillWizard(page, { portrait });
  await page.route('**/api/toytwins', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'content_refused', field: 'sourceImage', message: 'Please choose another photo.' },
    }),
  );
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByRole('alert')).toHaveText('Please choose another photo.');
  await page.goBack();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
});

test('upload step says who sees the photo', async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  await expect(page.getByText(/Only you can see this photo/)).toBeVisible();
});
