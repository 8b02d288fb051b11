import { printedTitle } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { makeDraft, makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

test('toy twin is deleted in the gallery, can be taken back by keyboard for ten seconds, and on its page, which leads back', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  const { id, title } = await makeToytwin(page, token, portrait);
  await makeDraft(page, token, portrait);
  await page.goto('/gallery');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(2);
  // Otherwise it could be asked for while the draft is being removed.
  const drawn = cards.getByRole('img', { name: /^Preview of/ });
  await expect(drawn).toBeVisible();
  const remove = cards
    .filter({ hasText: 'Not paid yet' })
    .getByRole('button', { name: 'Remove Retro Toy Twin' });
  await remove.press('Enter');
  await expect(cards).toHaveCount(1);
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByText('Toy twin back in your gallery')).toBeVisible();
  await expect(cards).toHaveCount(2);
  await expect(drawn).toBeVisible();

  await remove.press('Enter');
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(cards).toHaveCount(1);
  await expect(undo).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Your gallery' })).toBeFocused();

  await page.goto(`/gallery/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: printedTitle(title) })).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText(title)).toHaveCount(0);
});

test('actions on a toy twin that was deleted in another tab say that it is gone, and deleting it succeeds', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/404.*\/api\/toytwins\//, /Resource not found \((GET|POST|DELETE)/);
  // The offer of premium asks for the turning figure of a photo that may be gone by then.
  browserErrors.allow(/\/api\/mock-ups\/turning/);
  await page.route('**/api/mock-ups/turning', (route) => route.abort());
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
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

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Toy twin removed')).toBeVisible();
  await expect(page).toHaveURL('/gallery');
});
