import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Portrait, test } from './fixtures.ts';
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

/** A picture of a wall, without a face. */
async function wall(): Promise<Portrait> {
  const picture = sharp({ create: { width: 600, height: 700, channels: 3, background: '#88aacc' } });
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
});

test('preview follows template and description', async ({ page, portrait }) => {
  await uploadPhoto(page, portrait);
  await expect(page.getByText('Good photo')).toBeVisible();
  await continueTo(page, 'template');
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
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
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

test('preview is drawn in three tabs that ask at the same time', async ({ page, context, portrait }) => {
  const windows = [page, await context.newPage(), await context.newPage()];
  for (const window of windows) {
    await window.goto('/create');
    await uploadPhoto(window, portrait);
    await continueTo(window, 'template');
    await chooseCard(window, 'Action Figure');
    await continueTo(window, 'description');
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

test('photo without a face gets a warning and can be used anyway', async ({ page }) => {
  await uploadPhoto(page, await wall());
  await expect(page.getByText('We could not find a face')).toBeVisible();
  await expect(page.getByText('Good photo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expectStep(page, 'template');
  await chooseCard(page, 'Collectible Toy');
  await continueTo(page, 'description');
  await shownBox(page, 'Collectible Toy');
});

test('warning about a photo offers to choose another', async ({ page, portrait }) => {
  await uploadPhoto(page, await wall());
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another photo' }).click();
  await (await chooser).setFiles(portrait);
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(page.getByText('Good photo')).toBeVisible();
  await expect(page.getByText('We could not find a face')).toHaveCount(0);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('preview is a small bar that opens in full size', async ({ page, portrait }) => {
    await uploadPhoto(page, portrait);
    await continueTo(page, 'template');
    await chooseCard(page, 'Action Figure');
    await continueTo(page, 'description');
    await shownBox(page, 'Action Figure');
    const picture = page.getByRole('img', { name: 'Quick preview of your Action Figure box' });
    expect((await picture.boundingBox())?.width).toBeLessThan(130);
    await page.getByRole('button', { name: 'Look closer' }).click();
    // The bar is hidden while the window is open.
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeGreaterThan(300);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Look closer' })).toBeFocused();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThan(130);
  });

  test('enlarged preview fits the screen, also in landscape', async ({ page, portrait }) => {
    await uploadPhoto(page, portrait);
    await continueTo(page, 'template');
    await chooseCard(page, 'Retro Toy');
    await continueTo(page, 'description');
    await shownBox(page, 'Retro Toy');
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Look closer' }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: /^Quick preview/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeInViewport({ ratio: 1 });
    expect((await picture.boundingBox())?.height, 'nearly the whole height').toBeGreaterThan(270);
  });

  test('warning about a photo is scrolled into view', async ({ page, portrait }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await uploadPhoto(page, portrait);
    await expect(page.getByText('Good photo')).toBeVisible();
    await page.mouse.wheel(0, 2_000);
    await uploadPhoto(page, await wall());
    await expect(page.getByText('This photo may not give the best likeness')).toBeInViewport();
  });
});
