import { expect, test } from './fixtures.ts';
import { pay } from './steps/checkout.ts';
import { openWizardAt } from './steps/draft.ts';
import { openPaymentPage } from './steps/make-toytwin.ts';
import { fillLogin, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueToPayment, expectStep, openBox, uploadPhoto } from './steps/wizard.ts';

test('toy twin is made even if the tab is closed after the payment, and opens here and in another browser', async ({
  page,
  context,
  newVisitor,
  portrait,
}) => {
  const person = await signUp(page);
  await openPaymentPage(page, person.token, portrait);
  await pay(page);
  await page.waitForURL(/\/payment-success/);
  const successPage = page.url();
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
  await later.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(later, 'upload');
  await expect(later).toHaveURL('/create');
  await expect(later.getByText(portrait.name)).toHaveCount(0);

  const other = await newVisitor();
  const arrived = other.getByText('Your payment arrived. Log in to see your toy.');
  await other.goto('/payment-success?order_id=1');
  await expect(other.getByRole('heading', { name: 'Log in to see your toy' })).toBeVisible();
  await expect(arrived).toBeHidden();
  await other.goto(successPage);
  await expect(arrived).toBeVisible();
  await fillLogin(other, person);
  await openBox(other);
});

test('wizard starts empty after a purchase, and the page of that purchase does not clear a newer draft', async ({
  page,
  portrait,
}) => {
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  await continueToPayment(page);
  await pay(page);
  await page.waitForURL(/\/payment-success/);
  const older = page.url();
  await page.getByRole('link', { name: 'Gallery' }).click();
  await page.getByRole('link', { name: 'New Toy Twin' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);

  await uploadPhoto(page, portrait);
  await page.goto(older);
  await expectStep(page, 'result');
  await page.goto('/create');
  await expect(page.getByText(portrait.name)).toBeVisible();
});

test('wizard revived by the back button shows the current draft, and keeps the focus if it has not changed', async ({
  page,
  portrait,
}) => {
  await openWizardAt(page, await signUp(page), portrait, 'pricing');
  const forth = page.getByRole('button', { name: 'Continue to Payment' });
  await forth.focus();
  const revive = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await revive();
  // Time for an unwanted reaction to the event.
  await page.waitForTimeout(500);
  await expect(forth).toBeFocused();

  await page.evaluate(() => sessionStorage.clear());
  await revive();
  await expectStep(page, 'upload');
  await expect(page.getByText(portrait.name)).toHaveCount(0);
});

test('success page retries an order that cannot be read', async ({ page, portrait, browserErrors }) => {
  browserErrors.allow(/\/api\/payments\/order\//);
  const { token } = await signUp(page);
  await openPaymentPage(page, token, portrait);
  await page.route('**/api/payments/order/*', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  await pay(page);
  const unreachable = page.getByText('We cannot reach Toy Twin right now.');
  await expect(unreachable).toBeVisible();
  await expect(page.getByRole('alert'), 'nothing is lost').toHaveCount(0);
  await page.unroute('**/api/payments/order/*');
  await expectStep(page, 'result');
});
