import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { signUp } from './steps/person.ts';
import { continueToPayment, expectStep, fillWizard, openBox } from './steps/wizard.ts';

test('browser without storage loses drafts, but works', async ({ page, portrait }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get });
  });
  const person = await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await continueToPayment(page);
  await page.getByRole('link', { name: 'Back to Toy Twin' }).click();
  await expectStep(page, 'pricing');
  await continueToPayment(page);
  await pay(page);
  await openBox(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Type DELETE to confirm').fill('delete');
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account and its files have been deleted.')).toBeVisible();
});
