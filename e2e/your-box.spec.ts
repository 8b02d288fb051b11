import { expect, test } from './fixtures.ts';
import { openDescription, settledBox } from './steps/design.ts';
import { signUp } from './steps/person.ts';
import { chooseCard, continueTo, continueToPayment, expectRefused, expectStep } from './steps/wizard.ts';

test.beforeEach(async ({ page, portrait }) => {
  await openDescription(page, await signUp(page), portrait);
});

test('name, line and colors are printed at once, and the name becomes the title of the toy twin', async ({
  page,
}) => {
  const name = page.getByRole('textbox', { name: 'Name on the box' });
  const robin = await settledBox(page);
  const own = await name.inputValue();
  await page.getByText('My child').click();
  await expect(page.getByText('I am the parent or guardian of this child.')).toBeVisible();
  await expect(name, 'is not mine on the box of a child').toHaveValue('');
  await page.getByText('Me', { exact: true }).click();
  await expect(name).toHaveValue(own);
  await page.getByText('Someone who agreed').click();
  await expect.poll(() => settledBox(page)).not.toBe(robin);
  const nameless = await settledBox(page);
  await page.getByRole('textbox', { name: 'A line below it' }).fill('Always early for lift-off');
  await expect.poll(() => settledBox(page)).not.toBe(nameless);
  const lined = await settledBox(page);
  await expect(page.getByRole('radio', { name: 'Match my description' })).toBeChecked();
  await chooseCard(page, 'Galaxy');
  await expect.poll(() => settledBox(page)).not.toBe(lined);
  await page.reload();
  await expectStep(page, 'description');
  await expect(name).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Galaxy' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Someone who agreed' })).toBeChecked();

  await page.getByRole('textbox', { name: 'Description' }).fill('A chef');
  await name.fill('Chef Robin');
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await continueToPayment(page);
  await page.goto('/gallery');
  await expect(page.getByRole('link', { name: /Chef Robin/ })).toBeVisible();
});

test('words that are refused or too long are reported at their fields before the package step', async ({
  page,
}) => {
  const description = page.getByRole('textbox', { name: 'Description' });
  const name = page.getByRole('textbox', { name: 'Name on the box' });
  const goOn = page.getByRole('button', { name: 'Continue' });
  await test.step('all reasons of a refusal', async () => {
    const box = page.getByRole('region', { name: 'In your box' });
    await description.fill('A pilot with a zorblax');
    await expect(box).toContainText('not made: “zorblax”');
    await description.fill('A naked nazi with a zorblax');
    await expect(description).toHaveAccessibleDescription(
      /We do not print hateful words or symbols on a toy. We do not make nude or sexual figures. Please change/,
    );
    await expect(box).not.toContainText('not made');
    await description.fill('A pilot with a zorblax');
    await expect(box).toContainText('not made: “zorblax”');
  });

  await test.step('a refused description, then a refused name', async () => {
    await description.fill('A heil hitler salute');
    await expect(description).toHaveAccessibleDescription(/Please change your description/);
    await goOn.click();
    await expectRefused(
      page,
      'We do not print hateful words or symbols on a toy. Please change your description.',
    );
    await description.fill('A chef');
    await name.fill('Heil Hitler');
    await expect(name).toHaveAccessibleDescription(/Please change the name on the box/);
    await goOn.click();
    await expect(name).toBeFocused();
    await name.fill('Robin');
    await expect(name).not.toHaveAccessibleDescription(/Please change/);
  });

  await test.step('a name that is too long', async () => {
    await description.fill('A chef');
    await name.fill('x'.repeat(25));
    await expect(name).toHaveAccessibleDescription(/The name must be 24 characters or less/);
    await goOn.click();
    await expect(name).toBeFocused();
    await expectStep(page, 'description');
    await name.fill('👩‍🚀'.repeat(24));
    await expect(name).not.toHaveAccessibleDescription(/24 characters/);
  });

  await test.step('Continue waits for the check of words that were just typed', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/api/descriptions/read', async (route) => {
      await held.promise;
      await route.continue();
    });
    await description.fill('A heil hitler salute');
    await goOn.click();
    await expectStep(page, 'description');
    held.resolve();
    await expectRefused(
      page,
      'We do not print hateful words or symbols on a toy. Please change your description.',
    );
    await description.fill('A chef');
    await goOn.click();
    await expectStep(page, 'pricing');
  });
});

test('parts are taken out and put back, and the arrow keys lead from the search of the shelf into what it finds', async ({
  page,
}) => {
  const box = page.getByRole('region', { name: 'In your box' });
  await expect(box).toContainText('Clothes and accessories you mention appear here.');
  await page.getByRole('textbox', { name: 'Description' }).fill('A guitar, a camera and a flux capacitor');
  const chips = box.getByRole('listitem');
  await expect(chips).toHaveText([/^Guitar/, /^Camera/, /^Music/]);
  await expect(box).toContainText('Printed on the box, but not made: “flux capacitor”.');
  const both = await settledBox(page);
  await box.getByRole('button', { name: 'Take Guitar out' }).press('Enter');
  const putBack = box.getByRole('button', { name: 'Put Guitar back' });
  await expect(putBack).toBeFocused();
  await expect(box.getByRole('status')).toHaveText('Taken out: Guitar.');
  await expect.poll(() => settledBox(page)).not.toBe(both);
  await putBack.press('Enter');
  await expect(box.getByRole('status')).toHaveText('Put back: Guitar.');
  await expect.poll(() => settledBox(page)).toBe(both);
  await page.getByRole('textbox', { name: 'Description' }).fill('A camera');
  await expect(chips).toHaveText([/^Camera/, /^City/]);
  await expect(box.getByRole('status')).toBeEmpty();

  await test.step('the shelf by arrow keys', async () => {
    await page.getByRole('button', { name: 'Add an accessory' }).click();
    const shelf = page.getByRole('dialog', { name: 'Add an accessory' });
    const things = shelf.getByRole('option');
    const search = shelf.getByRole('searchbox', { name: 'Search the shelf' });
    await expect.poll(() => things.count()).toBeGreaterThan(100);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/things?search=dog', async (route) => {
      await promise;
      await route.continue();
    });
    await search.fill('dog');
    const list = shelf.getByRole('listbox', { name: 'Things' });
    await expect(list, 'the old things are marked').toHaveAttribute('aria-busy', 'true');
    await expect(shelf.getByRole('status')).toContainText('Searching…');
    await search.press('ArrowDown');
    await expect(search, 'the focus stays during the search').toBeFocused();
    resolve();
    await expect(things.first()).toBeFocused();
    await expect(things).toHaveText(['Dog', 'Hot dog', 'Sausage dog']);
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(shelf.getByRole('status')).toContainText('3 found.');
    await page.keyboard.press('ArrowRight');
    await expect(things.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search).toBeFocused();
    await search.press('Enter');
    await expect(things.nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shelf.getByRole('option', { selected: true })).toHaveText('Dog');
    await page.keyboard.press('Escape');
    await expect(shelf).toBeHidden();
  });
});

test('the shelf is searched in any language and navigated by keys, for up to five accessories', async ({
  page,
}) => {
  const box = page.getByRole('region', { name: 'In your box' });
  const empty = await settledBox(page);
  await box.getByRole('button', { name: 'Add an accessory' }).click();
  const shelf = page.getByRole('dialog', { name: 'Add an accessory' });
  const things = shelf.getByRole('option');
  await expect.poll(() => things.count()).toBeGreaterThan(100);
  const search = shelf.getByRole('searchbox', { name: 'Search the shelf' });
  await expect(search).toBeFocused();
  await search.fill('Gitarre');
  await expect(things.first()).toHaveText('Guitar');
  await search.fill('vélo');
  await expect(things).toHaveText(['Bicycle']);
  await search.fill('robbot');
  await expect(things).toHaveText(['Robot']);
  await expect(shelf.getByRole('status')).toContainText(
    'Nothing is called “robbot”. Found 1 with a similar name.',
  );
  await shelf.getByRole('button', { name: 'Did you mean “robot”?' }).click();
  await expect(search).toHaveValue('robot');
  await expect(search).toBeFocused();
  await expect(shelf.getByRole('status')).toContainText(/\d found/);
  await search.fill('zzqx');
  await expect(shelf).toContainText('There is no “zzqx” on the shelf.');
  await search.fill('');
  await expect.poll(() => things.count()).toBeGreaterThan(100);

  await things.first().focus();
  for (let index = 0; index < 5; index += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
  }
  await expect(shelf.getByRole('option', { selected: true })).toHaveCount(5);
  await expect(things.nth(5)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(shelf.getByRole('option', { selected: true }), 'five are enough').toHaveCount(5);
  await expect(shelf.getByRole('status')).toContainText('Take one out to add another.');
  await page.keyboard.press('ArrowDown');
  const [from, to] = [await things.nth(5).boundingBox(), await page.locator(':focus').boundingBox()];
  expect(to?.y).toBeGreaterThan(from?.y ?? 0);
  expect(to?.x).toBe(from?.x);
  await page.keyboard.press('Escape');

  await expect(box.getByRole('listitem')).toHaveCount(5);
  await expect.poll(() => settledBox(page)).not.toBe(empty);
  await box
    .getByRole('button', { name: /^Take .* out$/ })
    .first()
    .press('Enter');
  await expect(box.getByRole('listitem')).toHaveCount(4);
  await expect(box.getByRole('button', { name: 'Add an accessory' })).toBeFocused();
});
