import type { Page } from '@playwright/test';
import { shareAnswer } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { enlargeText, expectFits } from './steps/large-text.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';
import {
  chooseCard,
  continueTo,
  continueToPayment,
  DESCRIPTION,
  expectStep,
  uploadPhoto,
} from './steps/wizard.ts';

// The narrowest phone.
test.use({ viewport: { width: 320, height: 640 } });

/** Expects the landing page to show the product and the start button on a phone that is held sideways. */
async function expectLandscape(page: Page): Promise<void> {
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    const start = page.getByRole('link', { name: 'Try it with your face' }).first();
    await expect(start, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    for (const toy of await page.getByRole('img', { name: /as a packaged toy/ }).all())
      await expect(toy).toBeInViewport({ ratio: 0.7 });
    await expectAccessible(page, `landing page at ${width} x ${height}`);
  }
  await page.setViewportSize({ width: 320, height: 640 });
}

test('public screens are accessible and never scroll sideways', async ({ page, browserErrors }) => {
  const screens = [
    '/',
    '/try',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/sign-in-link',
    '/sign-in-link?token=x',
    '/sign-in-link?new=1',
    '/sign-in-link?new=1&token=x',
    '/confirm-email',
    '/confirm-email?token=x',
    '/confirm-email?mode=verifyAndChangeEmail&oobCode=x',
    '/confirm-email?mode=recoverEmail&oobCode=x',
    '/terms',
    '/privacy',
    '/imprint',
  ];
  for (const screen of [...screens, '/api-test']) {
    await page.goto(screen);
    await expectAccessible(page, screen);
    if (screen === '/') await expectLandscape(page);
  }
  browserErrors.allow(/404/);
  await page.goto('/no-such-shelf');
  await expectAccessible(page, 'Page not found');
  await page.goto('/s/no-such-link');
  await expectAccessible(page, 'no longer shared');

  await page.goto('/register');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectAccessible(page, 'register with errors');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body'), 'the page behind a window').toHaveCSS('overflow', 'hidden');
  await expectAccessible(page, 'terms in a window');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('wizard screens are accessible and never scroll sideways', async ({ page, portrait }) => {
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await expectFits(page, 'upload, empty');
  const bar = page.getByRole('button', { name: 'Continue' });
  await test.step('buttons are near the step on a large screen, and cover nothing in a low window', async () => {
    await page.setViewportSize({ width: 2560, height: 1440 });
    expect((await bar.boundingBox())?.y).toBeLessThan(900);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(bar).toBeInViewport();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole('banner').first()).not.toBeInViewport();
    await page.setViewportSize({ width: 320, height: 640 });
  });
  await bar.click();
  await expectAccessible(page, 'upload, with an error');
  await uploadPhoto(page, { ...portrait, name: `${'a very long name '.repeat(8)}.jpg` });
  await expectAccessible(page, 'upload, with a photo');
  await continueTo(page, 'template');
  await chooseCard(page, 'Retro Toy');
  await expectFits(page, 'template');
  await continueTo(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill('W'.repeat(250));
  await expectFits(page, 'description');
  await continueTo(page, 'pricing');
  await test.step('the star of the price covers no text at any width', async () => {
    for (const width of [360, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overlap = await page.locator('label', { hasText: 'Basic' }).evaluate((card) => {
        const range = document.createRange();
        range.selectNodeContents(card.querySelector('#basic-contents > :first-child') ?? card);
        const words = [...range.getClientRects()].at(-1);
        const star = card.querySelector('svg')?.getBoundingClientRect();
        if (!words || !star) throw new Error('The card has neither words nor a star.');
        // A star is empty in its corners: a tenth from each side.
        const inset = star.width / 10;
        return star.bottom - inset > words.top && star.left + inset < words.right;
      });
      expect(overlap, `at ${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 320, height: 640 });
  });
  await chooseCard(page, /^Premium, /);
  await expectFits(page, 'pricing');
  await continueToPayment(page);
  await expectAccessible(page, 'checkout');
  await page.getByRole('link', { name: 'Back to Toy Twin' }).click();
  await expectAccessible(page, 'payment cancelled');
  await page.goto('/payment-success');
  await expectAccessible(page, 'payment successful');
});

test('gallery screens are accessible and never scroll sideways', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expectFits(page, 'gallery, empty');
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  await page.goto('/gallery');
  await expect(page.getByRole('img', { name: /No\. 001$/ })).toBeVisible();
  await expectAccessible(page, 'gallery');
  await page.setViewportSize({ width: 768, height: 1024 });
  const lines = await page.getByText('No. 001', { exact: true }).evaluate((number) => {
    const range = document.createRange();
    range.selectNodeContents(number);
    return range.getClientRects().length;
  });
  expect(lines, 'the number of a card stands on one line').toBe(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/gallery/${id}`);
  await expect(page.getByText(DESCRIPTION)).toHaveAttribute('dir', 'auto');
  await page.getByRole('button', { name: 'Open public page' }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  await expect(page.getByRole('button', { name: '3D Character' })).toBeVisible();
  await expectFits(page, 'detail');
  const { request } = page.context();
  const { shareUrl } = await post(request, `/api/toytwins/${id}/share`, shareAnswer, {}, token);
  await page.goto(shareUrl);
  await expectAccessible(page, 'share page');
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.prepend('W'.repeat(100)));
  await expectAccessible(page, 'share page of somebody with a long name');
  await page.goto('/receipts');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectFits(page, 'receipts');
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 200);
  const cutOff = await page
    .getByRole('article')
    .locator('dd')
    .evaluateAll((lines) => {
      const edge = document.querySelector('article')?.getBoundingClientRect().right ?? 0;
      return lines
        .filter((line) => line.getBoundingClientRect().right > edge)
        .map((line) => line.textContent);
    });
  expect(cutOff, 'beyond the edge of the paper').toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/account');
  await expect(page.getByText('Member since')).toBeVisible();
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  for (const name of await page.getByText('Robin Example', { exact: true }).all()) {
    await expect(name).toHaveAttribute('dir', 'auto');
  }
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'deleting the account');
});
