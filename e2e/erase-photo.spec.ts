import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeDraft, makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueTo } from './steps/wizard.ts';

test('the photo alone is erased on the page of its toy twin', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  const panel = page.getByRole('region', { name: 'Your photo' });
  await expect(panel).toContainText(/We keep it until \w+ \d+, 20\d\d/);
  await expect(page.getByRole('button', { name: 'Make it again' })).toBeVisible();
  await panel.getByRole('button', { name: 'Erase it now' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erase this photo now?' });
  await expectAccessible(page, 'erasing a photo');
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter');
  await panel.getByRole('button', { name: 'Erase it now' }).press('Enter');
  await dialog.getByRole('button', { name: 'Erase' }).press('Enter');
  await expect(page.getByText('Photo erased')).toBeVisible();
  await expect(panel).toContainText('Your photo has been erased.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(panel.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Make it again' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: /packaged figure$/ })).toBeVisible();
  await page.goto('/create');
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use your last photo' })).toHaveCount(0);
});

test('a photo that is removed from the wizard is not offered again, unlike that of a draft', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  await page.goto('/create');
  await page.getByLabel('Photo file').setInputFiles(portrait);

  await expect(page.getByText('Good photo')).toBeVisible();
  // The server is slow: until the photo is deleted, the page does not ask which photo it could offer.
  const seen: string[] = [];
  await page.route('**/api/photos/erase', async (route) => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    const answer = await route.fetch();
    seen.push(`erased: ${answer.status()}`);
    await route.fulfill({ response: answer });
  });
  page.on('request', (request) => request.url().endsWith('/api/photos/latest') && seen.push('asked'));
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect.poll(() => seen).toEqual(['erased: 204', 'asked']);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use your last photo' })).toHaveCount(0);

  const { id } = await makeDraft(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('region', { name: 'Your photo' })).toContainText('kept for this draft');
  await page.goto('/create');
  const offer = page.getByRole('button', { name: 'Use your last photo' });
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'upload with the last photo');
  await offer.press('Enter');
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await continueTo(page, 'template');
});
