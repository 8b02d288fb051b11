import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeDraft } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { expectStep } from './steps/wizard.ts';

const PREVIEW = '**/api/mock-ups';

test('unpaid toy twin shows its own box, or the carton while it cannot be drawn, and what finishing it costs', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/mock-ups/);
  const { token } = await signUp(page);
  const { id } = await makeDraft(page, token, portrait, 'premium');
  const refused = Promise.withResolvers<void>();
  await page.route(PREVIEW, async (route) => {
    await route.abort();
    refused.resolve();
  });
  await page.goto('/gallery');
  await refused.promise;
  await expect(page.getByRole('img', { name: /^Preview of/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Finish it, $4.99' })).toBeVisible();
  await page.unroute(PREVIEW);
  await page.goto('/gallery');
  await expectLoaded(page.getByRole('img', { name: 'Preview of Retro Toy Twin, No. 001' }));
  await expect(page.getByText('Not paid yet')).toBeVisible();
  await expectAccessible(page, 'gallery with an unpaid toy twin');

  await page.goto(`/gallery/${id}`);
  await expectLoaded(page.getByRole('img', { name: 'Preview of Retro Toy Twin, No. 001' }));
  await expectAccessible(page, 'unpaid toy twin');
  await page.getByRole('link', { name: 'Finish it, $4.99' }).click();
  await expectStep(page, 'pricing');
  await expect(page.getByRole('radio', { name: 'Premium, $4.99' })).toBeChecked();
});

test('only the boxes on the screen are drawn, two at a time', async ({ page, portrait }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { token } = await signUp(page);
  for (let draft = 0; draft < 5; draft += 1) await makeDraft(page, token, portrait);
  let running = 0;
  let most = 0;
  let asked = 0;
  await page.route(PREVIEW, async (route) => {
    running += 1;
    asked += 1;
    most = Math.max(most, running);
    await route.continue();
  });
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/mock-ups')) running -= 1;
  });
  await page.goto('/gallery');
  const previews = page.getByRole('img', { name: /^Preview of/ });
  await expectLoaded(previews.first());
  await expect.poll(() => running).toBe(0);
  expect(asked, 'five cards do not fit on a phone').toBeLessThan(5);
  const cards = page.getByRole('main').getByRole('listitem');
  for (let card = 0; card < 5; card += 1) {
    await cards.nth(card).scrollIntoViewIfNeeded();
    await expectLoaded(cards.nth(card).getByRole('img'));
  }
  await expect(previews).toHaveCount(5);
  expect(asked, 'each once').toBe(5);
  expect(most).toBeLessThanOrEqual(2);
});
