import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';

/** An id without an order. */
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

/** Step of the page's clock in milliseconds while the page loads; half the tests' precision. */
const STEP = 10;

/** Advances the page's clock after React's effects have run, because they start the timers. */
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

/** Opens a page whose clock the test controls, for exact delays without waiting. */
async function openWithStillClock(page: Page, path: string, heading: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.goto(path);
  await expect(async () => {
    await letPass(page, STEP);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
  }).toPass({ intervals: [20] });
}

test('pages after the payment redirect after some seconds, or say what is missing', async ({
  page,
  browserErrors,
}) => {
  await signUp(page);
  await test.step('without an order', async () => {
    await page.goto('/payment-success');
    await expect(page).toHaveURL('/create?payment_status=success');
    await expect(page.getByRole('alert')).toContainText('Missing order ID');
  });

  await page.clock.install({ time: new Date() });
  await test.step('2 seconds after a payment', async () => {
    const path = `/payment-success?order_id=${NO_ORDER}`;
    await openWithStillClock(page, path, 'Payment Successful!');
    await letPass(page, 2_000 - 2 * STEP);
    await expect(page).toHaveURL(path);
    await letPass(page, 2 * STEP);
    await expect(page).toHaveURL(`/create?order_id=${NO_ORDER}&payment_status=success`);
    await page.clock.resume();
    await expect(page.getByRole('alert')).toContainText('Order not found');
    browserErrors.allow(/order\/00000000-/, /Resource not found/);
  });

  await test.step('3 seconds after a canceled payment', async () => {
    const words = 'Payment Cancelled. No charges have been made';
    await openWithStillClock(page, '/payment-cancel', words);
    await letPass(page, 3_000 - 2 * STEP);
    await expect(page).toHaveURL('/payment-cancel');
    await letPass(page, 2 * STEP);
    await expect(page).toHaveURL('/create');
  });
});
