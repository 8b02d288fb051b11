import type { Locator, Page } from '@playwright/test';
import { checkoutSession } from '#features/checkout/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeDraft, makeToytwin } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';
import { chooseCard, continueTo, DESCRIPTION, expectStep, uploadPhoto } from './steps/wizard.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** Emulates a browser with a larger default font size. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Moves running animations to their begin or end. */
async function moveTo(page: Page, moment: 'begin' | 'end'): Promise<void> {
  await page.evaluate((wanted) => {
    for (const animation of document.getAnimations()) {
      const endTime = Number(animation.effect?.getComputedTiming().endTime);
      animation.pause();
      animation.currentTime = wanted === 'end' && Number.isFinite(endTime) ? endTime : 0;
    }
  }, moment);
}

test('large text does not scroll sideways on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const percent of [130, 200]) {
    await enlargeText(page, percent);
    await expectAccessible(page, `landing page at ${percent} %`);
  }
  await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await enlargeText(page, 200);
  await expectAccessible(page, 'gallery at 200 %');
});

test('text at 250 % stays within the narrowest phone, also during entrance animations', async ({
  page,
  portrait,
}) => {
  const large = async (screen: string, awaited: Locator) => {
    await page.goto(screen);
    await expect(awaited).toBeVisible();
    await enlargeText(page, 250);
    await moveTo(page, 'begin');
    await expectAccessible(page, `${screen} at 250 %, as it comes`);
    await moveTo(page, 'end');
    await expectAccessible(page, `${screen} at 250 %`);
    const { x, width } = (await awaited.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
    expect(x + width, `where the words end on ${screen}`).toBeLessThanOrEqual(320);
  };
  await large('/', page.getByRole('link', { name: 'Get Started' }));
  await large('/register', page.getByRole('button', { name: 'Create Account' }));
  await large('/api-test', page.getByText('$4.99'));
  const { token } = await signUp(page);
  const { id } = await makeDraft(page, token, portrait);
  await large('/gallery', page.getByText('No. 001'));
  await large(`/gallery/${id}`, page.getByText('No. 001'));
  await large('/create', page.getByRole('button', { name: 'Take Photo' }));
  await large('/account', page.getByRole('button', { name: 'Download my data' }));
  const order = { toytwinId: id, tier: 'basic' };
  const { sessionUrl } = await post(
    page.context().request,
    '/api/payments/create-checkout',
    checkoutSession,
    order,
    token,
  );
  await large(sessionUrl, page.getByRole('button', { name: /^Hold \$/ }));
});

test('account menu stays within the window at any text size and window height', async ({ page }) => {
  await signUp(page);
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  const openMenu = page.getByRole('button', { name: 'Account of Robin Example' });
  const logOut = page.getByRole('button', { name: 'Log out' });
  for (const [width, height, percent] of [
    [390, 844, 200],
    [568, 320, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await enlargeText(page, percent);
    await openMenu.click();
    await expect(page.locator('#account-menu').getByText('Robin Example')).toBeInViewport({ ratio: 1 });
    await logOut.scrollIntoViewIfNeeded();
    await expect(logOut, `${width} x ${height} at ${percent} %`).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('premium toy twin and its receipt do not scroll sideways at 200 % text', async ({ page, portrait }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('button', { name: 'View in 3D' })).toBeVisible();
  await enlargeText(page, 200);
  await expectAccessible(page, 'premium detail at 200 %');
  await page.goto('/receipts');
  await expect(page.getByRole('article')).toHaveCount(1);
  await enlargeText(page, 200);
  await expectAccessible(page, 'receipt at 200 %');
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
});

test('wizard steps and a toy twin do not scroll sideways at 200 % text', async ({ page, portrait }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await enlargeText(page, 200);
  await expectAccessible(page, 'upload at 200 %');
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
  await chooseCard(page, 'Retro Toy');
  await expectAccessible(page, 'template at 200 %');
  await continueTo(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION);
  await expect(page.getByRole('button', { name: 'Look closer' })).toBeVisible();
  await expectAccessible(page, 'description at 200 %');
  await continueTo(page, 'pricing');
  await expectAccessible(page, 'package at 200 %');
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  await expect(page.getByText(DESCRIPTION)).toBeVisible();
  await enlargeText(page, 200);
  await expectAccessible(page, 'detail at 200 %');
});
