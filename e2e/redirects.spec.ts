import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';

/** An id that no order has. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

/** Moves the page's clock, once React has done what it does after painting: only then its timers run. */
async function letPass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
  await page.clock.runFor(milliseconds);
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
  // The clock of the page stands still and is moved by the test: delays are exact and cost no time.
  await page.clock.install({ time: new Date() });
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('/payment-success leads on after 2 seconds', async ({ page, strays }) => {
  await page.goto(`/payment-success?order_id=${NO_ORDER}`);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await letPass(page, 1_999);
  await expect(page).toHaveURL(`/payment-success?order_id=${NO_ORDER}`);
  await letPass(page, 1);
  await expect(page).toHaveURL(`/create?order_id=${NO_ORDER}&payment_status=success`);
  await page.clock.resume();
  await expect(page.getByRole('alert')).toContainText('Order not found');
  strays.allow(/order\/00000000-/, /Resource not found/);
});

test('/payment-success without an order says what is missing', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await letPass(page, 2_000);
  await expect(page).toHaveURL('/create?payment_status=success');
  await page.clock.resume();
  await expect(page.getByRole('alert')).toContainText('Missing order ID');
});

test('/payment-cancel leads back after 3 seconds', async ({ page }) => {
  await page.goto('/payment-cancel');
  await expect(
    page.getByRole('heading', { name: 'Payment Cancelled. No charges have been made' }),
  ).toBeVisible();
  await letPass(page, 2_999);
  await expect(page).toHaveURL('/payment-cancel');
  await letPass(page, 1);
  await expect(page).toHaveURL('/create');
});
