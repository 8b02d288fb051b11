import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';

const offset = (page: Page) => page.evaluate(() => window.scrollY);

test('new page starts at the top, and going back restores the position', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/account');
  // The last element to load; content loaded above the viewport would move the position.
  await expect(page.getByText('Here since')).toBeVisible();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => offset(page)).toBe(150);
  // A mouse click would scroll the link into view.
  await page.getByRole('link', { name: 'Receipts' }).dispatchEvent('click');
  await expect(page.getByText('No receipts yet.')).toBeVisible();
  expect(await offset(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Here since')).toBeVisible();
  await expect.poll(() => offset(page)).toBe(150);
});

test('URL that ends in a stray percent sign shows its page', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.evaluate(() => window.location.assign('#100%'));
  await expect(page).toHaveURL('/privacy#100%');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
});

test('page whose code is gone, as after a release, offers to reload', async ({ page, browserErrors }) => {
  browserErrors.allow(/receipts-page/);
  await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await page.route('**/assets/receipts-page*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Receipts' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/assets/receipts-page*');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No receipts yet.')).toBeVisible();
  await expect(page).toHaveTitle('Receipts · Toy Twin');
});

test('leaving a page aborts its request', async ({ page }) => {
  await signUp(page);
  await page.goto('/receipts');
  await expect(page.getByText('No receipts yet.')).toBeVisible();
  // Never answered.
  await page.route('**/api/toytwins?*', () => {});
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/toytwins?'));
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('status', { name: 'Loading your gallery' })).toBeVisible();
  await page.getByRole('link', { name: 'Receipts' }).click();
  expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
});
