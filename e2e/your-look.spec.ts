import { readHeadFrame } from '#features/previews/web/head-frame.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { choose, openDescription, openLook, pixelsOf, settledBox } from './steps/design.ts';
import { openWizardAt } from './steps/draft.ts';
import { type SignedUp, signUp } from './steps/person.ts';
import { chooseCard, continueTo, continueToPayment, expectStep } from './steps/wizard.ts';

let person: SignedUp;

test.beforeEach(async ({ page, portrait }) => {
  person = await signUp(page);
  await openDescription(page, person, portrait);
});

test('each tap in the drawer changes the preview, and each change is taken back', async ({
  page,
  browserErrors,
}) => {
  const plain = await settledBox(page);
  const drawer = await openLook(page);
  const picture = drawer.getByRole('img', { name: 'Quick preview of your box' });
  await expect(drawer.getByRole('radio', { name: 'As in my photo' })).toBeChecked();
  await expect(drawer.getByRole('button', { name: 'Reset to my photo' })).toBeDisabled();

  await choose(drawer, 'Tone 9');
  expect(await pixelsOf(picture)).not.toBe(plain);
  await drawer.getByRole('tab', { name: 'Hair color' }).click();
  await choose(drawer, 'Green');
  const green = await pixelsOf(picture);
  await drawer.getByLabel('Pick your own color').fill('#d01fd0');
  await expect(drawer.getByRole('radio', { name: 'My own' })).toBeChecked();
  await expect.poll(() => pixelsOf(picture)).not.toBe(green);
  await expect(drawer.getByRole('tab', { name: 'Skin, changed' })).toBeVisible();
  await expect(drawer.getByRole('tab', { name: 'Eyes' })).toHaveAccessibleName('Eyes');

  await drawer.getByRole('button', { name: 'Reset to my photo' }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Your look' })).toBeFocused();
  expect(await settledBox(page)).toBe(plain);

  await test.step('a cartoon finish', async () => {
    await openLook(page);
    await drawer.getByRole('tab', { name: 'Finish' }).click();
    await expect(drawer.getByRole('radio')).toHaveCount(2);
    await choose(drawer, 'Cartoon');
    await expect(drawer.getByRole('tab', { name: 'Finish, changed' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Done' }).click();
    expect(await settledBox(page)).not.toBe(plain);
    await openLook(page);
    await drawer.getByRole('tab', { name: 'Finish, changed' }).click();
    await choose(drawer, 'As in my photo');
    await drawer.getByRole('button', { name: 'Done' }).click();
    expect(await settledBox(page)).toBe(plain);
  });

  await test.step('another look draws the same wishes again', async () => {
    await page.getByRole('button', { name: 'Another look' }).click();
    await expect.poll(() => settledBox(page)).not.toBe(plain);
  });

  await test.step('names alone, while their pictures cannot be drawn', async () => {
    browserErrors.allow(/\/api\/look-choices/);
    await page.route('**/api/look-choices', (route) => route.abort());
    await openLook(page);
    await drawer.getByRole('tab', { name: 'Glasses' }).click();
    await expect(drawer.getByRole('alert')).toContainText('You can still choose by name.');
    await choose(drawer, 'Cat-eye');
    await page.unroute('**/api/look-choices');
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect(drawer.getByRole('alert')).toHaveCount(0);
    await expect(drawer.getByRole('radio', { name: 'Cat-eye' })).toBeChecked();
  });
});

test('choices survive a reload, go to the payment, and are offered to the next toy twin until log-out', async ({
  page,
  portrait,
}) => {
  const drawer = await openLook(page);
  await choose(drawer, 'Tone 2');
  await page.keyboard.press('Escape');
  const chosen = await settledBox(page);
  await page.reload();
  await expectStep(page, 'description');
  expect(await settledBox(page)).toBe(chosen);
  await page.getByRole('textbox', { name: 'Description' }).fill('A chef');
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await continueToPayment(page);
  const { request } = page.context();
  const headers = { authorization: `Bearer ${person.token}` };
  const { toytwins } = galleryPage.parse(await (await request.get('/api/toytwins', { headers })).json());
  const made = toytwin.parse(
    await (await request.get(`/api/toytwins/${toytwins[0]?.id}`, { headers })).json(),
  );
  expect(made).toMatchObject({ title: 'Robin', design: { look: { skin: '2' }, name: 'Robin' } });

  await openWizardAt(page, person, portrait, 'template');
  await page.getByRole('button', { name: 'Use my look again' }).click();
  await expect(page.getByRole('button', { name: 'Use my look again' })).toHaveCount(0);
  const again = await openLook(page);
  await expect(again.getByRole('radio', { name: 'Tone 2', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account of Robin Example' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('look')))).toEqual(
    [],
  );
});

test('clothes and poses are chosen from pictures, by tap and by keys, and a dress takes off a skirt', async ({
  page,
}) => {
  await page.getByRole('textbox', { name: 'Description' }).fill('An astronaut');
  const inSpace = await settledBox(page);
  const drawer = await openLook(page);
  const drawn = page.waitForResponse('**/api/look-choices');
  await drawer.getByRole('tab', { name: 'Top' }).click();
  await expect(drawer.getByRole('radio')).toHaveCount(17);
  await expect(drawer.getByRole('radio', { name: 'As in my photo' })).toBeChecked();
  expect((await drawn).status()).toBe(200);
  await choose(drawer, 'Cardigan');
  const picture = drawer.getByRole('img', { name: 'Quick preview of your box' });
  const inCardigan = await pixelsOf(picture);
  expect(inCardigan).not.toBe(inSpace);
  await page.keyboard.press('ArrowRight');
  await expect(drawer.getByRole('radio', { name: 'Hoodie' })).toBeChecked();
  await expect.poll(() => pixelsOf(picture)).not.toBe(inCardigan);

  await drawer.getByRole('tab', { name: 'Bottom' }).click();
  await expect(drawer.getByRole('radio')).toHaveCount(11);
  await choose(drawer, 'Pleated skirt');
  await expect(drawer.getByRole('tab', { name: 'Bottom, changed' })).toBeVisible();
  await drawer.getByRole('tab', { name: 'Top, changed' }).click();
  await choose(drawer, 'Dress');
  await expect(drawer.getByRole('tab', { name: 'Bottom' })).toHaveAccessibleName('Bottom');
  await drawer.getByRole('button', { name: 'Done' }).click();
  const inDress = await settledBox(page);
  await page.reload();
  await expectStep(page, 'description');
  expect(await settledBox(page)).toBe(inDress);

  await test.step('tabs by arrows and Enter, choices by arrows', async () => {
    await page.getByRole('button', { name: 'Your look' }).press('Enter');
    await drawer.getByRole('tab', { name: 'Skin' }).press('End');
    await expect(drawer.getByRole('tab', { name: 'Pose' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    // The panel itself, which can be scrolled.
    await page.keyboard.press('Tab');
    await expect(drawer.getByRole('radio', { name: 'Match my description' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(drawer.getByRole('radio', { name: 'Standing' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Your look' })).toBeFocused();
  });
});

test('drawer and its close view of the face fit any window', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Your look' });
  const picture = drawer.getByRole('img', { name: 'Quick preview of your box' });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expectAccessible(page, 'description');
    await openLook(page);
    for (const tab of ['Skin', 'Hair color', 'Top', 'Bottom', 'Body', 'Pose']) {
      await drawer.getByRole('tab', { name: tab, exact: true }).click();
      await expect(drawer.getByRole('tabpanel', { name: tab })).toBeVisible();
      const { right } = await drawer.getByRole('tabpanel').evaluate((panel) => panel.getBoundingClientRect());
      expect(right, tab).toBeLessThanOrEqual(width);
      const low = await drawer
        .locator('label')
        .evaluateAll((tiles) => tiles.filter((tile) => tile.getBoundingClientRect().height < 44).length);
      expect(low, `${tab}: tiles lower than a thumb`).toBe(tab === 'Hair color' ? 1 : 0);
    }
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await drawer.getByRole('button', { name: 'Done' }).click();
  }

  const close = drawer.getByRole('button', { name: 'Close-up of the face' });
  for (const [width, height, skin] of [
    [390, 844, 'Tone 9'],
    [1280, 800, 'Tone 2'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLook(page);
    await drawer.getByRole('tab', { name: /^Skin/ }).click();
    const redrawn = page.waitForResponse('**/api/mock-ups');
    await choose(drawer, skin);
    const head = readHeadFrame((await (await redrawn).allHeaders())['x-head-frame']);
    if (!head) throw new Error('The preview does not say where its head is.');
    await close.click();
    await expect(close).toHaveAttribute('aria-pressed', 'true');
    const boxes = () =>
      Promise.all([close, picture].map((part) => part.evaluate((it) => it.getBoundingClientRect())));
    await expect
      .poll(async () => {
        const [stage, shown] = await boxes();
        return stage && shown && Math.abs(shown.width * head.edge - stage.width);
      })
      .toBeLessThan(2);
    const [stage, shown] = await boxes();
    expect(shown && stage && shown.x + head.x * shown.width - stage.x).toBeCloseTo(0, 0);
    expect(shown && stage && shown.y + head.y * shown.height - stage.y).toBeCloseTo(0, 0);
    await close.click();
    await expect.poll(async () => (await boxes())[1]?.width).toBeLessThan((stage?.width ?? 0) + 6);
    await drawer.getByRole('button', { name: 'Done' }).click();
  }
});
