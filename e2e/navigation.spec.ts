import type { Page } from '@playwright/test';
import { toytwin } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { makeDraft, makeToytwin } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';

const offset = (page: Page) => page.evaluate(() => window.scrollY);

test('signed-in person goes from page to page: from the top, back to where it was, and to terms and contact', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/account');
  // The last element to load; content loaded above the viewport would move the position.
  await expect(page.getByText('Member since')).toBeVisible();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => offset(page)).toBe(150);
  // A mouse click would scroll the link into view.
  await page.getByRole('link', { name: 'Receipts' }).dispatchEvent('click');
  await expect(page.getByText('No receipts yet.')).toBeVisible();
  expect(await offset(page)).toBe(0);
  await page.goBack();
  await expect(page.getByText('Member since')).toBeVisible();
  await expect.poll(() => offset(page)).toBe(150);

  await test.step('leaving a page aborts its request', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('link', { name: 'Receipts' }).click();
    await expect(page.getByText('No receipts yet.')).toBeVisible();
    // Never answered.
    await page.route('**/api/toytwins?*', () => {});
    const left = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/toytwins?'));
    await page.getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('status', { name: 'Loading your gallery' })).toBeVisible();
    await page.getByRole('link', { name: 'Receipts' }).click();
    expect((await left).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.unroute('**/api/toytwins?*');
  });

  await test.step('terms, privacy and contact lead to each other, also with a stray percent sign in the URL', async () => {
    await page.getByRole('button', { name: 'Account of Robin Example' }).click();
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    await expect(page.getByText('we will draw it again once, free of charge, within 14 days')).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await page.evaluate(() => window.location.assign('#100%'));
    await expect(page).toHaveURL('/privacy#100%');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    await foot.getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    await foot.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test('gallery of two pages has two columns on a phone, and remembers the scroll position', async ({
  page,
  portrait,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  const draft = await makeDraft(page, token, portrait);
  const body = { sourceImage: draft.sourceImage, templateId: 'template1', prompt: 'A diver', tier: 'basic' };
  // The finished toy twin is last on the second page.
  for (let number = 3; number <= 26; number += 1) {
    await post(page.context().request, '/api/toytwins', toytwin, body, token);
  }
  await page.goto('/gallery');
  const cards = page.getByRole('list', { name: 'Your toy twins' }).getByRole('listitem');
  const place = async (index: number) => (await cards.nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await expect(cards.nth(1)).toBeVisible();
  const [first, second] = [await place(0), await place(1)];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.x + first.width);
  const link = page.locator(`a[href="/gallery/${id}"]`);
  // Only cards near the screen are in the page.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return link.count();
    })
    .toBe(1);
  await link.scrollIntoViewIfNeeded();
  const before = await offset(page);
  expect(before).toBeGreaterThan(1_000);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(`/gallery/${id}`);
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  expect(await offset(page)).toBe(0);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect.poll(() => offset(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(`/gallery/${id}`);
  // The pages of the gallery have to be loaded again.
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to Gallery' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => offset(page)).toBe(before);
  await expect(link).toBeInViewport();
});
