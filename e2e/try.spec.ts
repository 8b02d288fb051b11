import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { choose, openLook, pixelsOf, settledBox } from './steps/design.ts';
import { fillRegistration, newPerson, signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, expectStep } from './steps/wizard.ts';

const PACKS = ['Action Figure', 'Collectible Toy', 'Retro Toy'];
const PROMISE = 'We keep your photo in memory only and delete it after 30 minutes.';

test('visitor tries a sample person, keeps the box, signs up and continues in the wizard', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try it with your face' }).first().click();
  await expect(page).toHaveURL('/try');
  await expect(page.getByText(PROMISE)).toBeVisible();
  await expectAccessible(page, 'try, empty');
  await page.getByRole('button', { name: 'Clara' }).click();
  const shown = new Set<string>();
  for (const pack of PACKS) {
    const box = page.getByRole('img', { name: `Your ${pack} box`, exact: true });
    await expect(box).toBeVisible();
    shown.add(await pixelsOf(box));
  }
  expect(shown.size).toBe(3);
  await expect(page.getByText(PROMISE)).toBeVisible();
  await chooseCard(page, 'Retro Toy');
  await page.getByRole('textbox', { name: 'Description' }).fill('A chef with a cat');
  await expect(page.getByText('Cat', { exact: true })).toBeVisible();
  const drawer = await openLook(page);
  await choose(drawer, 'Tone 9');
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(page, 'try, with boxes');

  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { name: 'Your box is waiting' })).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Your Retro Toy box' }));
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Log in to go on with it.')).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Your Retro Toy box' }));
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('img', { name: 'Your Retro Toy box' })).toBeVisible();
  await expectAccessible(page, 'register, with a box');
  await fillRegistration(page, newPerson());
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByRole('heading', { name: 'Your box is waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await expectStep(page, 'description');
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A chef with a cat');
  await expect(page.getByRole('textbox', { name: 'Name on the box' })).toHaveValue('Robin');
  await expect(page.getByRole('img', { name: 'Quick preview of your Retro Toy box' })).toBeVisible();
  const look = await openLook(page);
  await expect(look.getByRole('radio', { name: 'Tone 9', exact: true })).toBeChecked();
  await look.getByRole('button', { name: 'Done' }).click();
  await page.goto('/gallery');
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await expect(page.getByText('Your box is waiting')).toHaveCount(0);
});

test('if the photo is lost, the wizard asks for it first and keeps look and words', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/photos\/from-try/);
  await page.goto('/try');
  await page.getByLabel('Photo file').setInputFiles(portrait);
  await expect(page.getByRole('img', { name: 'Your Action Figure box', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('A pirate');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/register');
  await page.evaluate(() => {
    const key = 'toytwin-wizard:kept-try';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, token: 'gone' }));
  });
  await fillRegistration(page, newPerson());
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByRole('alert')).toContainText('your look and your words are still here');
  await page.getByLabel('Photo file').setInputFiles(portrait);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'Action Figure' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A pirate');
  await settledBox(page);
});

test('going back from the registration shows photo, look and words unchanged', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/photos\/from-try/);
  await page.goto('/try');
  await page.getByLabel('Photo file').setInputFiles(portrait);
  const box = page.getByRole('img', { name: 'Your Retro Toy box', exact: true });
  await expect(box).toBeVisible();
  await chooseCard(page, 'Retro Toy');
  await expect(page.getByText('An account is free')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('A pirate');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL('/register');
  // Nothing is in the memory of the page any more.
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There you are');
  await expect(page.getByRole('img', { name: 'Your face' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A pirate');
  await expect(page.getByRole('radio', { name: 'Retro Toy' })).toBeChecked();
  await expect(box).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  const person = newPerson();
  await fillRegistration(page, person);
  await expect(page.getByRole('heading', { name: 'Your box is waiting' })).toBeVisible();
  // The letter's link opens another tab. A busy server there loses nothing, and what is put off goes on waiting.
  const other = await page.context().newPage();
  await other.route('**/api/photos/from-try', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many uploads.' } }),
  );
  await other.goto('/gallery');
  await other.getByRole('link', { name: 'Go on with it' }).click();
  await expect(other.getByText('Your photo, your look and your words are still here.')).toBeVisible();
  await other.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(other, 'upload');
  await expect(other.getByText('is gone')).toHaveCount(0);
  await other.unroute('**/api/photos/from-try');
  await other.getByRole('button', { name: 'Go on with it' }).click();
  await expectStep(other, 'description');
  await expect(other.getByRole('textbox', { name: 'Description' })).toHaveValue('A pirate');
  await expect(page.getByText('Your box is waiting')).toHaveCount(0);
});

test('a kept box survives a server that is down, a missing connection and a lost answer', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/photos\/from-try/);
  await signUp(page);
  await page.goto('/try');
  await page.getByRole('button', { name: 'Clara' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There you are');
  await expect(page.getByText('Keep this box, with your look and your words.')).toBeVisible();
  await expect(page.getByText('An account is free'), 'they have one').toHaveCount(0);
  await page.getByRole('textbox', { name: 'Description' }).fill('A pirate');
  let isDown = true;
  const mishaps = ['no connection', 'lost answer'];
  await page.route('**/api/photos/from-try', async (route) => {
    if (isDown) {
      const json = { code: 'storage_unavailable', message: 'Please try again in a minute.' };
      return route.fulfill({ status: 503, json });
    }
    const mishap = mishaps.shift();
    if (!mishap) return route.continue();
    if (mishap === 'lost answer') expect((await route.fetch()).status()).toBe(200);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alert')).toContainText('Your photo, your look and your words are still here.');
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expectStep(page, 'upload');
  await expect(page.getByText('is gone')).toHaveCount(0);
  isDown = false;
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expectStep(page, 'description');
  expect(mishaps).toEqual([]);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A pirate');
  await settledBox(page);
});

test('visitor tries several photos on a phone, even if the server has no room or loses one', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/try\/photos/, /\/api\/try\/mock-ups/);
  await page.goto('/try');
  await test.step('the box stays in view while words are typed, and opens in full size', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Clara' }).click();
    const preview = page.getByRole('complementary', { name: 'Preview' });
    const box = preview.getByRole('img', { name: 'Quick preview of your Action Figure box' });
    await expect(box).toBeVisible();
    for (const field of ['Description', 'A line below it (optional)']) {
      const typed = page.getByRole('textbox', { name: field });
      await typed.click();
      await typed.fill('A chef');
      await expect(typed).toBeInViewport({ ratio: 1 });
      await expect(box, field).toBeInViewport({ ratio: 1 });
    }
    await preview.getByRole('button', { name: 'Look closer' }).click();
    const large = page.getByRole('dialog', { name: 'Your box' }).getByRole('img');
    await expect(large).toBeVisible();
    // The window grows while it opens.
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(340);
    await expectAccessible(page, 'try, full size');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('a photo that is replaced is deleted at once', async () => {
    const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Choose another photo' }).click();
    expect((await forgotten).status()).toBe(204);
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
  });

  await test.step('a photo for which there is no room is sent again, and a long wait is announced', async () => {
    const waits = ['1', '1', '300'];
    await page.route('**/api/try/photos', (route) => {
      const [seconds] = waits.splice(0, 1);
      if (!seconds) return route.continue();
      const json = { code: 'too_many_requests', message: 'Too many photos from your network.' };
      return route.fulfill({ status: 429, headers: { 'retry-after': seconds }, json });
    });
    await page.getByLabel('Photo file').setInputFiles(portrait);
    await expect(page.getByRole('alert')).toHaveText('Too many photos from your network.');
    expect(waits).toEqual([]);
    waits.push('1', '1');
    await page.getByLabel('Photo file').setInputFiles(portrait);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There you are');
    expect(waits).toEqual([]);
  });

  await test.step('a photo that the server has lost is sent again', async () => {
    const box = page.getByRole('img', { name: 'Your Action Figure box', exact: true });
    await expect(box).toBeVisible();
    const before = await pixelsOf(box);
    // As when the server was started again.
    await page.route('**/api/try/mock-ups', (route) => {
      const body = JSON.parse(route.request().postData() ?? '{}');
      return route.continue({ postData: JSON.stringify({ ...body, token: 'gone' }) });
    });
    const sentAgain = page.waitForResponse('**/api/try/photos');
    await page.getByRole('textbox', { name: 'Description' }).fill('A pirate');
    await sentAgain;
    await page.unroute('**/api/try/mock-ups');
    await page.getByRole('textbox', { name: 'Description' }).fill('A pirate with a parrot');
    await expect.poll(() => pixelsOf(box)).not.toBe(before);
  });
});
