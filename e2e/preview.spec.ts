import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Portrait, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { pixelsOf } from './steps/design.ts';
import { openWizardAt } from './steps/draft.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, continueTo, continueToPayment, expectStep, uploadPhoto } from './steps/wizard.ts';

const READY = 'A quick preview, free of charge.';

/** Waits until the preview is stable. @returns a hash of the picture. */
async function shownBox(page: Page, template: string): Promise<string> {
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText(READY);
  const picture = preview.getByRole('img', { name: `Quick preview of your ${template} box` });
  await expectLoaded(picture);
  const pixels = await picture.evaluate((element) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [512, 512];
    if (element instanceof HTMLImageElement) canvas.getContext('2d')?.drawImage(element, 0, 0);
    return canvas.toDataURL();
  });
  return createHash('sha256').update(pixels).digest('hex');
}

/** As if a keyboard of this height, in pixels, covered the page: the browser of the tests has none. */
async function setKeyboard(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const seen = window.visualViewport;
    if (!seen) throw new Error('no visual viewport');
    Object.defineProperty(seen, 'height', { configurable: true, value: window.innerHeight - covered });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}

/** A picture of a wall, without a face. */
async function wall(): Promise<Portrait> {
  const picture = sharp({ create: { width: 600, height: 700, channels: 3, background: '#88aacc' } });
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test('preview shows the own face in each pack, and follows template and description', async ({
  page,
  portrait,
}) => {
  await openWizardAt(page, await signUp(page), portrait, 'template');
  const shown = new Set<string>();
  for (const pack of ['Action Figure', 'Collectible Toy', 'Retro Toy']) {
    const picture = page.getByRole('img', { name: `Your ${pack} box` });
    await expect(picture).toBeVisible();
    shown.add(await pixelsOf(picture));
  }
  expect(shown.size).toBe(3);

  const preview = page.getByRole('complementary', { name: 'Preview' });
  await chooseCard(page, 'Action Figure');
  await continueTo(page, 'description');
  const actionFigure = await shownBox(page, 'Action Figure');
  await page.goBack();
  await chooseCard(page, 'Retro Toy');
  await continueTo(page, 'description');
  const retroToy = await shownBox(page, 'Retro Toy');
  expect(retroToy).not.toBe(actionFigure);
  await page.getByRole('textbox', { name: 'Description' }).fill('A sailor with a red guitar');
  await expect(preview.getByRole('status')).toHaveText('Drawing your box…');
  const sailor = await shownBox(page, 'Retro Toy');
  expect(sailor).not.toBe(retroToy);

  await continueTo(page, 'pricing');
  expect(await shownBox(page, 'Retro Toy')).toBe(sailor);

  await chooseCard(page, /^Basic, /);
  await continueToPayment(page);
  await page.getByRole('link', { name: 'Back to Toy Twin' }).click();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expectStep(page, 'pricing');
  expect(await shownBox(page, 'Retro Toy'), 'the same number').toBe(sailor);
});

test('preview that cannot be drawn does not block the wizard, and can be retried', async ({
  page,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(/\/api\/mock-ups/);
  await page.route('**/api/mock-ups', (route) => route.abort());
  await openWizardAt(page, await signUp(page), portrait, 'template');
  await chooseCard(page, 'Action Figure');
  await expect(page.getByText('Not drawn yet')).toHaveCount(3);
  await continueTo(page, 'description');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('status')).toHaveText(
    'The preview could not be drawn. You can continue without it.',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    preview.getByRole('button', { name: 'Look closer' }),
    'there is nothing to look at',
  ).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('textbox', { name: 'Description' }).fill('A sailor');
  await failed;
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await page.unroute('**/api/mock-ups');
  await preview.getByRole('button', { name: 'Draw it again' }).click();
  await shownBox(page, 'Action Figure');
  await continueToPayment(page);
});

test('preview is drawn in two tabs that ask at the same time', async ({ page, context, portrait }) => {
  const person = await signUp(page);
  const windows = [page, await context.newPage()];
  for (const window of windows) {
    await openWizardAt(window, person, portrait, 'description');
    await shownBox(window, 'Action Figure');
  }
  const { promise: allAsked, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  await context.route('**/api/mock-ups', async (route) => {
    asked += 1;
    if (asked === windows.length) resolve();
    await allAsked;
    await route.continue();
  });
  for (const window of windows) await window.getByRole('textbox', { name: 'Description' }).fill('A chef');
  await allAsked;
  for (const window of windows) await shownBox(window, 'Action Figure');
});

test('photo without a face gets a warning in view, and is replaced or used anyway', async ({
  page,
  portrait,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await uploadPhoto(page, portrait);
  await expect(page.getByText('Good photo')).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await uploadPhoto(page, await wall());
  await expect(page.getByText('This photo may not give the best likeness')).toBeInViewport();
  await expect(page.getByText('We could not find a face')).toBeVisible();
  await expect(page.getByText('Good photo')).toHaveCount(0);

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another photo' }).click();
  await (await chooser).setFiles(portrait);
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(page.getByText('Good photo')).toBeVisible();
  await expect(page.getByText('We could not find a face')).toHaveCount(0);

  await uploadPhoto(page, await wall());
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expectStep(page, 'template');
  await chooseCard(page, 'Collectible Toy');
  await continueTo(page, 'description');
  await shownBox(page, 'Collectible Toy');
});

test('preview on a phone is large and stays in view, folds for the keyboard, and opens in full size', async ({
  page,
  portrait,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWizardAt(page, await signUp(page), portrait, 'description');
  await shownBox(page, 'Action Figure');
  const picture = page.getByRole('img', { name: 'Quick preview of your Action Figure box' });
  const width = async () => (await picture.boundingBox())?.width;
  expect(await width()).toBeGreaterThan(210);
  await page.getByRole('button', { name: 'Look closer' }).click();
  // The form is hidden while the window is open.
  await expect.poll(width).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Look closer' })).toBeFocused();
  await expect.poll(width).toBeLessThan(270);

  await test.step('it stays in view while the words are typed', async () => {
    await page.setViewportSize({ width: 390, height: 740 });
    for (const field of ['Description', 'Name on the box', 'A line below it']) {
      const words = page.getByRole('textbox', { name: field });
      await words.fill('A chef');
      await words.scrollIntoViewIfNeeded();
      await expect(picture, field).toBeInViewport({ ratio: 0.9 });
      const [above, below] = [await picture.boundingBox(), await words.boundingBox()];
      expect(below?.y, `${field} is not below the preview`).toBeGreaterThan(
        (above?.y ?? 0) + (above?.height ?? 0),
      );
    }
    await expectAccessible(page, 'description on a phone');
  });

  await test.step('a keyboard on the screen folds it to a strip, which opens as well', async () => {
    const words = page.getByRole('textbox', { name: 'A line below it' });
    await words.focus();
    await setKeyboard(page, 340);
    await expect.poll(width).toBeLessThan(80);
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect(words).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect.poll(width).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await setKeyboard(page, 0);
    await expect.poll(width).toBeGreaterThan(180);
  });

  await test.step('in landscape its full size fits the screen', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Look closer' }).click();
    const large = page.getByRole('dialog').getByRole('img', { name: /^Quick preview/ });
    await large.scrollIntoViewIfNeeded();
    await expect(large).toBeInViewport({ ratio: 1 });
    expect((await large.boundingBox())?.height, 'nearly the whole height').toBeGreaterThan(270);
  });
});
