import type { BrowserErrors } from './browser-errors.ts';
import { expect, test } from './fixtures.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import {
  chooseCard,
  continueTo,
  continueToPayment,
  DESCRIPTION,
  expectRefused,
  expectStep,
} from './steps/wizard.ts';

/** The browser logs a refused call as an error. */
const allowRefusal = (browserErrors: BrowserErrors) =>
  browserErrors.allow(/422.*\/api\/toytwins/, /console error: (POST|Failed to load).*/);

test('refused description is shown at its step in view, and everything else is kept', async ({
  page,
  portrait,
  browserErrors,
}) => {
  allowRefusal(browserErrors);
  await page.setViewportSize({ width: 390, height: 664 });
  // While the words are typed nothing is reported, as with words that only a provider refuses.
  const fine = { parts: [], notUnderstood: [], readsOnly: [], refusal: null };
  await page.route('**/api/descriptions/read', (route) => route.fulfill({ json: fine }));
  await openWizardAt(page, await signUp(page), portrait, 'template', { templateId: 'template1' });
  await continueTo(page, 'description');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('A naked statue');
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expectStep(page, 'description');
  await page.unroute('**/api/descriptions/read');
  await expectRefused(page, 'We do not make nude or sexual figures. Please change your description.');
  await expect(description).toHaveValue('A naked statue');

  const back = page.getByRole('button', { name: 'Back' });
  await back.click();
  await expectStep(page, 'template');
  await continueTo(page, 'description');
  await page.goBack();
  await expectStep(page, 'template');
  await continueTo(page, 'description');

  await description.fill('A statue in a toga');
  await expect(description).toHaveAccessibleDescription('');
  await continueTo(page, 'pricing');
  await expect(page.getByRole('radio', { name: /^Basic, / })).toBeChecked();
  await continueToPayment(page);
});

test('refused photo leads back to the first step, without wizard steps in the history before it', async ({
  page,
  portrait,
  browserErrors,
}) => {
  allowRefusal(browserErrors);
  const filledIn = { templateId: 'template1', description: DESCRIPTION, tier: 'basic' } as const;
  await openWizardAt(page, await signUp(page), portrait, 'upload', filledIn);
  await page.goto('/gallery');
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  for (const step of ['template', 'description', 'pricing'] as const) await continueTo(page, step);
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
