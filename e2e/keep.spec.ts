import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toytwin } from '#features/toytwins/contract.ts';
import { readZip } from '../test/read-zip.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin, storePhoto } from './steps/make-toytwin.ts';
import { post, signUp } from './steps/person.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Your toy twins' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or words' });

const NAMES = ['Zoë', 'Anna', 'Max', 'Otto', 'Mia'];

test('gallery finds, filters, sorts and stars toy twins, by keyboard, and keeps it in the address', async ({
  page,
  portrait,
  browserErrors,
}) => {
  const { token } = await signUp(page);
  const { sourceImage } = await storePhoto(page, token, portrait);
  for (const [place, name] of NAMES.entries()) {
    const body = {
      ...{ sourceImage, templateId: place < 2 ? 'template2' : 'template1', tier: 'basic' },
      ...{ prompt: place === 3 ? 'A chef with a pan' : 'Space explorer', design: { name } },
    };
    await post(page.context().request, '/api/toytwins', toytwin, body, token);
  }
  await page.goto('/gallery');
  await expect(cards(page)).toHaveCount(5);

  await test.step('words find, and survive opening a toy twin, going back and a reload', async () => {
    await search(page).press('z');
    await search(page).pressSequentially('oe');
    await expect(cards(page)).toHaveText([/Zoë/]);
    await expect(page).toHaveURL('/gallery?search=zoe');
    await expect(search(page)).toBeFocused();
    await page.getByRole('link', { name: 'Zoë' }).press('Enter');
    await expect(page).toHaveURL(/create/);
    await page.goBack();
    await expect(search(page)).toHaveValue('zoe');
    await expect(cards(page)).toHaveText([/Zoë/]);
    await page.reload();
    await expect(search(page)).toHaveValue('zoe');
    await expect(cards(page)).toHaveText([/Zoë/]);
    await search(page).fill('pan chef');
    await expect(cards(page)).toHaveText([/Otto/]);
  });

  await test.step('without a result the page says so, and leads back to all', async () => {
    await search(page).fill('nobody');
    await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toContainText('“nobody”');
    await expectAccessible(page, 'gallery without a result');
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expect(cards(page)).toHaveCount(5);
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL('/gallery');
  });

  await test.step('pack, order and star', async () => {
    await page.getByRole('combobox', { name: 'Pack' }).selectOption('Collectible Toy');
    await expect(cards(page)).toHaveText([/Anna/, /Zoë/]);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
    await page.getByRole('combobox', { name: 'Pack' }).selectOption('All packs');
    await expect(cards(page)).toHaveText([/Anna/, /Max/, /Mia/, /Otto/, /Zoë/]);
    await expect(page).toHaveURL('/gallery?sort=name');
    const star = page.getByRole('button', { name: 'Star Mia' });
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Starred' }).press('Enter');
    await expect(cards(page)).toHaveText([/Mia/]);
    await page.reload();
    await expect(cards(page)).toHaveText([/Mia/]);
    await page.getByRole('button', { name: 'Premium' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).press('Enter');
    await expectAccessible(page, 'gallery with its tools');
  });

  await test.step('a star that cannot be stored goes out again', async () => {
    browserErrors.allow(/\/star/);
    await page.route('**/star', (route) => route.abort());
    const star = page.getByRole('button', { name: 'Star Otto' });
    await star.click();
    await expect(page.getByRole('alert')).toHaveText(
      /^The server did not respond|^The star could not be saved/,
    );
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/star');
  });

  await test.step('several are chosen by keyboard, also a range, and removed; Undo brings them back', async () => {
    await page.getByRole('button', { name: 'Choose several' }).press('Enter');
    const bar = page.getByRole('region', { name: 'Chosen toy twins' });
    await expect(bar).toContainText('Choose toy twins');
    await page.getByRole('button', { name: /^Choose Max/ }).press('Space');
    await page.getByRole('button', { name: /^Choose Otto/ }).press('Shift+Enter');
    await expect(bar).toContainText('3 chosen');
    await expect(bar.getByRole('button', { name: 'Download' })).toBeDisabled();
    await expectAccessible(page, 'gallery while choosing');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose several' }).press('Enter');
    await bar.getByRole('button', { name: 'All 5 shown' }).press('Enter');
    await expect(bar).toContainText('5 chosen');
    await page.getByRole('button', { name: /^Choose Anna/ }).press('Enter');
    await bar.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(cards(page)).toHaveText([/Anna/]);
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(cards(page)).toHaveCount(5);
  });
});

test('finished toy twin is renamed, with words for what happens, and its picture downloaded with others', async ({
  page,
  portrait,
  browserErrors,
}) => {
  const { token } = await signUp(page);
  const made = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${made.id}`);
  const rename = async (name: string, button: string) => {
    await page.getByRole('button', { name: 'Rename' }).press('Enter');
    const window = page.getByRole('dialog', { name: 'Rename this toy twin' });
    await window.getByRole('textbox', { name: 'New name' }).fill(name);
    await window.getByRole('button', { name: button }).click();
    return window;
  };

  browserErrors.allow(/\/name/);
  const refused = await rename('Pikachu', 'Print a new box');
  await expect(refused.getByRole('textbox')).toHaveAccessibleDescription(/Please choose another name/);
  await expectAccessible(page, 'rename');
  await page.keyboard.press('Escape');
  await rename('Max', 'Print a new box');
  await expect(page.getByRole('heading', { level: 1, name: 'Max' })).toBeVisible();
  await expect(page.getByText('Your new version is ready')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Version 3/ })).toBeChecked();
  await rename('Mia', 'Change the title');
  await expect(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Version 3/ })).toBeChecked();

  await page.goto('/gallery?sort=name');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('button', { name: /^Choose Mia/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  expect([...readZip(await readFile(file)).keys()]).toEqual(['No. 001 Mia.png']);
});
