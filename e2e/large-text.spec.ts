import type { Locator, Page } from '@playwright/test';
import { checkoutSession } from '#features/checkout/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { enlargeText } from './steps/large-text.ts';
import { makeDraft } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';

test.use({ viewport: { width: 320, height: 640 } });

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

test('large text stays within phones, also during entrance animations', async ({ page, portrait }) => {
  await test.step('landing page on a wider phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    for (const percent of [130, 200]) {
      await enlargeText(page, percent);
      await expectAccessible(page, `landing page at ${percent} %`);
    }
    await page.setViewportSize({ width: 320, height: 640 });
  });

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

  await test.step('account menu at any text size and window height', async () => {
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
    await page.setViewportSize({ width: 320, height: 640 });
  });

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
