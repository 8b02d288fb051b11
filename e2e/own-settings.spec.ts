import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { checkoutSession } from '../src/features/checkout/contract.ts';
import { expect, test } from './fixtures.ts';
import { makeDraft } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';

/** How much the picture of an element's words varies: 0 where they have the colour of their ground. */
async function varietyOfWords(element: Locator): Promise<number> {
  const clip = await element.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { x, y, width, height } = range.getBoundingClientRect();
    // Without the edges of a plate that lies behind them.
    return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  });
  const { channels } = await sharp(await element.page().screenshot({ clip })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test.describe('in the colours that a person has forced on all pages', () => {
  test('the words of what is chosen are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signUp(page);
    await page.goto('/gallery');
    const here = page.getByRole('link', { name: 'Gallery', exact: true });
    await expect(here).toHaveAttribute('aria-current', 'page');
    expect(await varietyOfWords(page.getByRole('link', { name: 'Receipts' }))).toBeGreaterThan(20);
    expect(await varietyOfWords(here)).toBeGreaterThan(20);
  });

  test('the button that pays has the looks of one', async ({ page, portrait }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const { token } = await signUp(page);
    const { id } = await makeDraft(page, token, portrait);
    const order = { toytwinId: id, tier: 'basic' };
    const { request } = page.context();
    const path = '/api/payments/create-checkout';
    await page.goto((await post(request, path, checkoutSession, order, token)).sessionUrl);
    const hold = page.getByRole('button', { name: /^Hold \$/ });
    await expect(hold).toHaveCSS('border-top-style', 'solid');
    await expect(hold).toHaveCSS('border-top-width', '2px');
  });
});

test('at 400 % a dialog is read and filled in: its title and buttons leave no room beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const field = page.getByLabel('Type DELETE to confirm');
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('delete');
  const last = page.getByRole('button', { name: 'Delete everything' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
