import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { signUp } from './steps/person.ts';
import {
  chooseCard,
  continueTo,
  continueToPayment,
  draftsIn,
  expectStep,
  fillWizard,
} from './steps/wizard.ts';

const CHECKOUT = '**/api/payments/create-checkout';
const PAYMENT_PAGE = /\/sandbox\/checkout\//;

/** Blocks calls to `address`. @returns a function that releases them and waits for the first answer. */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const answered = page.waitForResponse(address);
    resolve();
    await answered;
  };
}

/** Clicks Continue to Payment and waits for its call to `address`. */
async function setOut(page: Page, address: string | RegExp): Promise<void> {
  const asked = page.waitForRequest(address);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await asked;
}

/** Counts visits to a payment page. */
function trips(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && PAYMENT_PAGE.test(request.url())) count += 1;
  });
  return () => count;
}

test.beforeEach(async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await fillWizard(page, { portrait });
});

test('Back while the record is created does not open the payment page', async ({ page }) => {
  const release = await hold(page, '**/api/toytwins');
  await setOut(page, '**/api/toytwins');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  const made = trips(page);
  await release();
  await page.getByRole('textbox', { name: 'Description' }).fill('A sailor with a red guitar');
  await continueTo(page, 'pricing');
  expect(made()).toBe(0);
  await continueToPayment(page);
  expect(made()).toBe(1);
  await page.goto('/gallery');
  await expect(page.getByText('Not paid yet')).toHaveCount(1);
});

test("Back and Continue during the record's creation create it once", async ({ page }) => {
  const release = await hold(page, '**/api/toytwins');
  await setOut(page, '**/api/toytwins');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  await continueTo(page, 'pricing');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await release();
  await page.waitForURL(PAYMENT_PAGE);
  await page.goto('/gallery');
  await expect(page.getByText('Not paid yet')).toHaveCount(1);
});

test('leaving while the checkout opens keeps the other page on screen', async ({ page }) => {
  const release = await hold(page, CHECKOUT);
  await setOut(page, CHECKOUT);
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('Not paid yet')).toBeVisible();
  const made = trips(page);
  await release();
  await page.getByRole('link', { name: 'Action Figure Toy Twin' }).click();
  await expectStep(page, 'pricing');
  expect(made()).toBe(0);
});

test('choosing another tier while the checkout opens pays only that tier', async ({ page }) => {
  const release = await hold(page, CHECKOUT);
  await setOut(page, CHECKOUT);
  await chooseCard(page, /^Premium, /);
  const made = trips(page);
  await release();
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
  await continueToPayment(page);
  await expect(page.getByText('$4.99').first()).toBeVisible();
  expect(made()).toBe(1);
});

test('leaving while the payment page loads aborts it', async ({ page }) => {
  // Never answered.
  await page.route(PAYMENT_PAGE, () => {});
  const gallery = await page.getByRole('link', { name: 'Gallery' }).boundingBox();
  await setOut(page, PAYMENT_PAGE);
  const givenUp = page.waitForEvent('requestfailed', (request) => PAYMENT_PAGE.test(request.url()));
  // A click on the locator would wait for the payment page.
  await page.mouse.click((gallery?.x ?? 0) + 10, (gallery?.y ?? 0) + 10);
  await givenUp;
  await expect(page.getByText('Not paid yet')).toBeVisible();
});

test('card of a draft that was paid elsewhere leads to the toy twin, not to another payment', async ({
  page,
  context,
}) => {
  await continueToPayment(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await page.goto('/gallery');
  const card = page.getByRole('link', { name: 'Action Figure Toy Twin' });
  await expect(card).toHaveAttribute('href', /draft=/);
  await pay(other);
  await expectStep(other, 'result');
  await card.click();
  await expect(page).toHaveURL(/\/gallery\/[0-9a-f-]+$/);
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
});

test('Create Another starts a new draft, also where the toy twin to resume is gone', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/no-such-one/);
  await page.goto('/create?draft=no-such-one');
  await expect(page.getByRole('alert')).toContainText('Toy Twin not found');
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);
});

test('logging out while the record is created leaves no draft in the tab', async ({
  page,
  browserErrors,
}) => {
  // The call that was held comes after the log-out: nothing is created any more.
  browserErrors.allow(/401.*\/api\/toytwins/, /Authentication error/);
  const release = await hold(page, '**/api/toytwins');
  await setOut(page, '**/api/toytwins');
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await release();
  // Time for an unwanted reaction to the answer.
  await page.waitForTimeout(500);
  expect(await draftsIn(page)).toEqual([]);
});

test('draft paid in another tab and then edited here keeps the purchase', async ({
  page,
  context,
  browserErrors,
}) => {
  await continueToPayment(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await pay(other);
  await expectStep(other, 'result');
  await other.close();

  browserErrors.allow(/unpaid=true/);
  await page.goBack();
  await expectStep(page, 'pricing');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill('A sailor with a red guitar');
  await continueTo(page, 'pricing');
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await continueToPayment(page);
  expect((await removed).status()).toBe(409);
  await page.goto('/gallery');
  await expect(page.getByRole('img', { name: /No\. 001$/ })).toBeVisible();
  await expect(page.getByText('Not paid yet')).toHaveCount(1);
});

test('draft paid in another tab and unchanged here links to the purchase', async ({
  page,
  context,
  browserErrors,
}) => {
  const other = await context.newPage();
  await continueToPayment(page);
  await other.goto(page.url());
  await page.goBack();
  await expectStep(page, 'pricing');
  await pay(other);
  await expectStep(other, 'result');
  await other.close();

  browserErrors.allow(/create-checkout/);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('alert')).toContainText('This toy twin is already paid for.');
  await page.getByRole('link', { name: 'See this toy twin' }).click();
  await expect(page).toHaveURL(/\/gallery\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('img', { name: 'Action Figure Toy Twin, packaged figure' })).toBeVisible();
});
