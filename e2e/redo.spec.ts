import type { Page } from '@playwright/test';
import { toytwin } from '#features/toytwins/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { choose, openLook, pixelsOf } from './steps/design.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, DESCRIPTION } from './steps/wizard.ts';

const window = (page: Page) => page.getByRole('dialog', { name: 'Make it again' });
const send = (page: Page) => page.getByRole('button', { name: 'Remake it for free' });
const shown = (page: Page) => page.getByRole('img', { name: /packaged figure$/ });

/** Opens the window on the page of a toy twin. */
async function openWindow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make it again' }).click();
  await expect(window(page)).toBeVisible();
}

const states = [
  ['failed', '2026-01-02', 'It could not be made. Your pictures are unchanged. You can try again.'],
  ['over', '2026-01-02', 'The free redo was available until January 2, 2026.'],
  ['over', '2999-01-02', 'It could not be made after several tries. Your pictures are unchanged.'],
] as const;

test('page of a toy twin shows the state of its redo and versions, and keeps what was entered and chosen', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);

  await test.step('the redo, in a window that fits the narrowest phone', async () => {
    for (const [state, day, words] of states) {
      await page.route(`**/api/toytwins/${id}`, async (route) => {
        const answer = await route.fetch();
        const redo = { state, until: `${day}T12:00:00.000Z` };
        await route.fulfill({ response: answer, json: { ...(await answer.json()), redo } });
      });
      await page.goto(`/gallery/${id}`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Make it again' })).toHaveCount(
        state === 'failed' ? 1 : 0,
      );
      await page.unroute(`**/api/toytwins/${id}`);
    }
    await page.goto(`/gallery/${id}`);
    await expectAccessible(page, 'detail with the offer');
    await openWindow(page);
    await expect(page.getByRole('img', { name: /^Quick preview/ })).toBeVisible();
    await expectAccessible(page, 'redo');
  });

  await test.step('nothing that was entered is lost by closing, by a refusal or without an answer', async () => {
    const description = page.getByRole('textbox', { name: 'Description' });
    await expect(description).toHaveValue(DESCRIPTION);
    await send(page).click();
    const reasons = page.getByRole('radiogroup', { name: 'What is not right?' });
    await expect(reasons).toBeFocused();
    await expect(reasons).toHaveAccessibleDescription('Please tell us what is not right');
    await chooseCard(page, 'Wrong words');
    await description.fill('A heil hitler salute');
    await expect(description).toHaveAccessibleDescription(/Please change your description/);
    await send(page).click();
    await expect(description).toBeFocused();
    await description.fill('A chef with a pan');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Make it again' })).toBeFocused();
    await openWindow(page);
    await expect(description).toHaveValue('A chef with a pan');
    await expect(page.getByRole('radio', { name: 'Wrong words' })).toBeChecked();

    browserErrors.allow(/\/redo/);
    await page.route('**/redo', (route) => route.abort());
    await send(page).click();
    await expect(window(page).getByRole('alert')).toHaveText(/^The server did not respond/);
    await expect(description).toHaveValue('A chef with a pan');
  });

  await test.step('a version that cannot be chosen leaves the other one in the gallery', async () => {
    await page.route(`**/api/toytwins/${id}`, async (route) => {
      const answer = await route.fetch();
      const record = toytwin.parse(await answer.json());
      const [one] = record.versions ?? [];
      const versions = one && [
        { ...one, isFavourite: false },
        { ...one, number: 2, isFavourite: true },
      ];
      await route.fulfill({ response: answer, json: { ...record, versions } });
    });
    await page.goto(`/gallery/${id}`);
    browserErrors.allow(/\/favourite/);
    await page.route('**/favourite', (route) => route.abort());
    const one = page.getByRole('radio', { name: /^Version 1/ });
    await page.locator('label', { has: one }).click();
    await expect(page.getByRole('alert')).toHaveText(/still shows the other one/);
    await expect(page.getByRole('radio', { name: /^Version 2/ })).toBeChecked();
    await page.unroute('**/favourite');
    await page.unroute(`**/api/toytwins/${id}`);
  });

  await test.step('a second variation appears by itself, and one that fails is never mentioned', async () => {
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
    await page.unroute(`**/api/toytwins/${id}`);
  });
});

test('another look and other words make another version, and the first is chosen again', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  const read = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return toytwin.parse(await (await page.context().request.get(`/api/toytwins/${id}`, { headers })).json());
  };
  await page.goto(`/gallery/${id}`);
  await expect(page.getByText(/^Make it again, free until /)).toBeVisible();
  const first = await pixelsOf(shown(page));

  await openWindow(page);
  await chooseCard(page, 'Not me');
  const drawer = await openLook(page);
  await choose(drawer, 'Tone 9');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'Name on the box' }).fill('Captain Robin');
  await page.getByRole('textbox', { name: 'A note to us' }).fill('My skin is darker');
  await send(page).click();

  await expect(window(page)).toHaveCount(0);
  await expect(page.getByText(/^Molding and packing your new version/)).toBeVisible();
  expect(await pixelsOf(shown(page)), 'the picture stays').toBe(first);
  await expect(page.getByText('Your new version is ready')).toBeVisible();
  await expect(page.getByText('You have used your free redo.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Captain Robin');
  expect(await pixelsOf(shown(page))).not.toBe(first);
  expect(await read()).toMatchObject({ design: { name: 'Captain Robin', look: { skin: '9' } } });

  const three = page.getByRole('radio', { name: /^Version 3/ });
  await expect(three).toBeChecked();
  // Around the end of the row.
  await three.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Version 1/ })).toBeChecked();
  await expect(page.getByText('Your gallery now shows version 1.')).toBeAttached();
  expect(await pixelsOf(shown(page))).toBe(first);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Version 1/ })).toBeChecked();
  expect((await read()).versions).toMatchObject([
    { isFavourite: true },
    { isFavourite: false },
    { isFavourite: false },
  ]);
  await page.getByRole('link', { name: 'Back to Gallery' }).click();
  await expect(page.getByRole('link', { name: 'Retro Toy Twin' })).toBeVisible();
});
