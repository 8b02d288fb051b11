import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { pixelsOf } from './steps/design.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';
import { downloadPicture, expectLoaded } from './steps/picture.ts';
import { chooseCard, openBox } from './steps/wizard.ts';

test('second variation is shown next to the first, and replaces it in the gallery', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  const { id, orderId } = await makeToytwin(page, token, portrait);
  const shown = page.getByRole('img', { name: 'Retro Toy Twin, packaged figure' });
  await page.goto(`/create?order_id=${orderId}&payment_status=success`);
  await openBox(page);
  await expectLoaded(shown);
  const first = await pixelsOf(shown);
  const one = page.getByRole('radio', { name: /^Version 1/ });
  const two = page.getByRole('radio', { name: /^Version 2/ });
  await expect(one).toBeChecked();
  await expect(two).toHaveAccessibleName('Version 2 Show this one in my gallery');
  await expectAccessible(page, 'result with two versions');

  await chooseCard(page, /^Version 2/);
  await expect(page.getByText('Your gallery now shows version 2.')).toBeAttached();
  await expect(two).toHaveAccessibleName('Version 2 In your gallery');
  const second = await pixelsOf(shown);
  expect(second).not.toBe(first);

  await page.getByRole('link', { name: 'Go to Gallery' }).click();
  await page.getByRole('link', { name: 'Retro Toy Twin' }).click();
  await expectLoaded(shown);
  expect(await pixelsOf(shown), 'the gallery leads to the chosen one').toBe(second);
  await expect(page.getByRole('button', { name: 'Make it again' }), 'the free redo is left').toBeVisible();
  const saved = await downloadPicture(page, `toytwin_${id}_packaged.png`);
  await two.press('ArrowLeft');
  await expect(one).toBeChecked();
  await expect(page.getByText('Your gallery now shows version 1.')).toBeAttached();
  expect(await pixelsOf(shown)).toBe(first);
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
  expect(await downloadPicture(page, `toytwin_${id}_packaged.png`)).not.toBe(saved);
});

test('second variation appears by itself, and one that fails is never mentioned', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  let drawn = 'coming';
  await page.route(`**/api/toytwins/${id}`, async (route) => {
    const answer = await route.fetch();
    const record = await answer.json();
    const versions = drawn === 'done' ? record.versions : record.versions.slice(0, 1);
    await route.fulfill({
      response: answer,
      json: { ...record, versions, variationComing: drawn === 'coming' },
    });
  });
  await page.goto(`/gallery/${id}`);
  await expectLoaded(page.getByRole('img', { name: /packaged figure$/ }));
  await expect(page.getByRole('heading', { name: 'Your versions' })).toHaveCount(0);
  drawn = 'done';
  await expect(page.getByRole('radio', { name: /^Version 2/ })).toBeVisible();
  drawn = 'failed';
  await page.reload();
  await expectLoaded(page.getByRole('img', { name: /packaged figure$/ }));
  await expect(page.getByText(/version/i)).toHaveCount(0);
});
