import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { openWizardAt } from './steps/draft.ts';
import { type SignedUp, signUp } from './steps/person.ts';
import { chooseCard, continueTo, continueToPayment, draftsIn, expectStep } from './steps/wizard.ts';

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

/** Goes back to the description, changes it, and returns to the package. */
async function changeDescription(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Back' }).click();
  await expectStep(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill(words);
  await continueTo(page, 'pricing');
}

/** Counts visits to a payment page. */
function trips(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && PAYMENT_PAGE.test(request.url())) count += 1;
  });
  return () => count;
}

let person: SignedUp;

test.beforeEach(async ({ page, portrait }) => {
  person = await signUp(page);
  await openWizardAt(page, person, portrait, 'pricing');
});

test('somebody who goes back or logs out while the record is created is not sent to the payment page', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await test.step('Back and Continue create it once', async () => {
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
    await page.unroute('**/api/toytwins');
  });

  await test.step('Back alone opens no payment page', async () => {
    await openWizardAt(page, person, portrait, 'pricing');
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
    await page.unroute('**/api/toytwins');
    await page.goto('/gallery');
    await expect(page.getByText('Not paid yet'), 'one more, of the later words').toHaveCount(2);
  });

  await test.step('logging out leaves no draft in the tab', async () => {
    // The call that was held comes after the log-out: nothing is created any more.
    browserErrors.allow(/401.*\/api\/toytwins/, /Authentication error/);
    await page.goto('/create');
    await expectStep(page, 'pricing');
    await changeDescription(page, 'A diver');
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
});

test('somebody who leaves or changes the package while the checkout opens is not sent to its payment page', async ({
  page,
}) => {
  await test.step('another page stays on screen', async () => {
    const release = await hold(page, CHECKOUT);
    await setOut(page, CHECKOUT);
    await page.getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByText('Not paid yet')).toBeVisible();
    const made = trips(page);
    await release();
    await page.getByRole('link', { name: 'Action Figure Toy Twin' }).click();
    await expectStep(page, 'pricing');
    expect(made()).toBe(0);
    await page.unroute(CHECKOUT);
  });

  await test.step('only the package that was chosen last is paid', async () => {
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

  await test.step('leaving while the payment page loads aborts it', async () => {
    await page.goto('/create');
    await expectStep(page, 'pricing');
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
});

test('draft that was paid in another tab leads to the purchase, and later changes make another toy twin', async ({
  page,
  context,
  browserErrors,
}) => {
  await continueToPayment(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const gallery = await context.newPage();
  await gallery.goto('/gallery');
  const card = gallery.getByRole('link', { name: 'Action Figure Toy Twin' });
  await expect(card).toHaveAttribute('href', /draft=/);
  await page.goBack();
  await expectStep(page, 'pricing');
  await pay(other);
  await expectStep(other, 'result');
  await other.close();

  await test.step('its card in the gallery opens no payment', async () => {
    await card.click();
    await expect(gallery).toHaveURL(/\/gallery\/[0-9a-f-]+$/);
    await expect(gallery.getByRole('button', { name: 'Download' })).toBeEnabled();
    await gallery.close();
  });

  await test.step('the unchanged draft links to the purchase', async () => {
    browserErrors.allow(/create-checkout/);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('alert')).toContainText('This toy twin is already paid for.');
    await page.getByRole('link', { name: 'See this toy twin' }).click();
    await expect(page).toHaveURL(/\/gallery\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('img', { name: 'Action Figure Toy Twin, packaged figure' })).toBeVisible();
  });

  await test.step('the changed draft is another toy twin', async () => {
    browserErrors.allow(/unpaid=true/);
    await page.goBack();
    await expectStep(page, 'pricing');
    await changeDescription(page, 'A sailor with a red guitar');
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await continueToPayment(page);
    expect((await removed).status()).toBe(409);
    await page.goto('/gallery');
    await expect(page.getByRole('img', { name: /No\. 001$/ })).toBeVisible();
    await expect(page.getByText('Not paid yet')).toHaveCount(1);
  });
});
