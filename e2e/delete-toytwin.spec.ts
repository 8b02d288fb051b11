import { photo } from '#features/photos/contract.ts';
import { printedTitle, toytwin } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';

test('deleting a toy twin in the gallery keeps the focus there', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { request } = page.context();
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await request.post('/api/photos', { multipart: { photo: portrait }, headers });
  const { sourceImage } = photo.parse(await uploaded.json());
  const body = { sourceImage, prompt: 'Space pilot', tier: 'basic' };
  for (const templateId of ['template1', 'template2']) {
    await post(request, '/api/toytwins', toytwin, { ...body, templateId }, token);
  }
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Action Figure Toy Twin' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Action Figure Toy Twin' })).toBeFocused();

  await page.getByRole('button', { name: 'Remove Action Figure Toy Twin' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeFocused();
});

test('deleting a finished toy twin on its page leads back to the gallery', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { id, title } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: printedTitle(title) })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeFocused();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('deleting a toy twin that was deleted in another tab succeeds', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/api\/toytwins\//, /Resource not found \(DELETE/);
  // The turning figure next to 'Upgrade to premium' may be requested when the photo is gone.
  browserErrors.allow(/404.*\/api\/mock-ups\/turning/, /Resource not found \(POST .*turning/);
  const { token } = await signUp(page);
  const { id, title } = await makeToytwin(page, token, portrait);
  const picture = page.waitForResponse(/packaged-1024\.webp/);
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: printedTitle(title) })).toBeVisible();
  await picture;
  await page.request.delete(`/api/toytwins/${id}`, { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});

test('actions on a toy twin that was deleted in another tab say that it is gone', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/api\/toytwins\//, /Resource not found \((GET|POST)/);
  const { token } = await signUp(page);
  // The page draws nothing for it, unlike for a basic one, whose offer shows the turning figure.
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  const picture = page.waitForResponse(/packaged-1024\.webp/);
  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('button', { name: 'Download' })).toBeEnabled();
  await picture;
  await page.request.delete(`/api/toytwins/${id}`, { headers: { authorization: `Bearer ${token}` } });
  const removed = page
    .getByRole('alert')
    .filter({ hasText: 'This toy twin and its files have been deleted' });
  for (const [index, name] of ['Download', 'Share', 'Open public page'].entries()) {
    await page.getByRole('button', { name }).click();
    await expect(removed, name).toHaveCount(index + 1);
  }
});
