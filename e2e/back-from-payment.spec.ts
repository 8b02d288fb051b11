import type { Page } from '@playwright/test';
import { expect, type Portrait, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueToPayment, expectStep, fillWizard, openBox, uploadPhoto } from './steps/wizard.ts';

async function buy(page: Page, portrait: Portrait): Promise<void> {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await continueToPayment(page);
  await pay(page);
}

test('toy twin is made even if the tab is closed after the payment', async ({ page, context, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait, template: 'template3', tier: 'Premium' });
  await continueToPayment(page);
  await pay(page);
  await page.getByRole('link', { name: 'Watch it being made' }).click();
  await page.waitForURL(/\/create\?order_id=/);
  const address = page.url();
  await page.close();

  const later = await context.newPage();
  await later.goto('/gallery');
  const card = later.getByRole('img', { name: 'Retro Toy Twin, No. 001' });
  // A fast machine may have finished already.
  await expect(later.getByRole('status').filter({ hasText: 'Being made' }).or(card).first()).toBeVisible();
  // The gallery polls by itself.
  await expect(card).toBeVisible();
  await expectLoaded(card);

  await later.goto(address);
  await openBox(later);
  await expectLoaded(later.getByRole('img', { name: 'Retro Toy Twin, 3D character' }));
  await later.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(later, 'upload');
  await expect(later).toHaveURL('/create');
  await expect(later.getByText(portrait.name)).toHaveCount(0);
});

test('address after the payment confirms the payment in another browser, and leads to the toy', async ({
  page,
  newVisitor,
  portrait,
}) => {
  const person = await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await continueToPayment(page);
  await pay(page);
  await page.waitForURL(/\/payment-success/);
  const address = page.url();

  const other = await newVisitor();
  const arrived = other.getByText('Your payment arrived. Log in to see your toy.');
  await other.goto('/payment-success?order_id=1');
  await expect(other.getByRole('heading', { name: 'Log in to Toy Twin' })).toBeVisible();
  await expect(arrived).toBeHidden();
  await other.goto(address);
  await expect(arrived).toBeVisible();
  await fillLogin(other, person);
  await openBox(other);
});

test('wizard starts empty after leaving the success page for the gallery', async ({ page, portrait }) => {
  await buy(page, portrait);
  await page.waitForURL(/\/payment-success/);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'New Toy Twin' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);
});

test('wizard revived by the back button shows the current draft', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await page.evaluate(() => {
    sessionStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);
});

test('wizard revived by the back button stays unchanged if the draft has not changed', async ({
  page,
  portrait,
}) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  const forth = page.getByRole('button', { name: 'Continue to Payment' });
  await forth.focus();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // Time for an unwanted reaction to the event.
  await page.waitForTimeout(500);
  await expect(forth).toBeFocused();
});

test('success page of an older order does not clear a newer draft', async ({ page, portrait }) => {
  await buy(page, portrait);
  await page.getByRole('link', { name: 'Watch it being made' }).click();
  await expectStep(page, 'result');
  const older = page.url();
  await openBox(page);
  await page.getByRole('button', { name: 'Create Another' }).click();
  await uploadPhoto(page, portrait);
  await page.goto(older);
  await expectStep(page, 'result');
  await page.goto('/create');
  await expect(page.getByText(portrait.name)).toBeVisible();
});

test('success page retries an order that cannot be read', async ({ page, portrait, browserErrors }) => {
  browserErrors.allow(/\/api\/payments\/order\//);
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
  await continueToPayment(page);
  await page.route('**/api/payments/order/*', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  await pay(page);
  const unreachable = page.getByText('We cannot reach Toy Twin right now.');
  await expect(unreachable).toBeVisible();
  await expect(page.getByRole('alert'), 'nothing is lost').toHaveCount(0);
  await page.unroute('**/api/payments/order/*');
  await expectStep(page, 'result');
});
