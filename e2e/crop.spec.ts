import type { Page } from '@playwright/test';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import sharp from 'sharp';
import * as z from 'zod';
import { expect, type Portrait, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueTo, expectStep, uploadPhoto } from './steps/wizard.ts';

/** Two people next to each other. */
async function pairPhoto(): Promise<Portrait> {
  const people = [21, 6].map(async (seed, place) => ({
    input: await sharp(await drawPortrait({ seed }))
      .resize(640)
      .toBuffer(),
    left: 20 + place * 680,
    top: 40,
  }));
  const wall = sharp({ create: { width: 1380, height: 860, channels: 3, background: '#b8c4c8' } });
  const buffer = await wall
    .composite(await Promise.all(people))
    .jpeg()
    .toBuffer();
  return { name: 'us two.jpg', mimeType: 'image/jpeg', buffer };
}

const stored = z.object({ width: z.number(), height: z.number() });

/** Pixels of the photo that is stored by an action. */
async function storedBy(page: Page, action: () => Promise<void>): Promise<z.infer<typeof stored>> {
  const answer = page.waitForResponse('**/api/photos');
  await action();
  return stored.parse(await (await answer).json());
}

/** Moves two fingers apart around a point: from so many pixels on each side of it to so many. */
async function pinch(
  page: Page,
  { x, y }: { x: number; y: number },
  from: number,
  to: number,
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
    const points = [x - apart, x + apart].map((at, id) => ({ x: at, y, id }));
    return fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : points });
  };
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  await touch('touchStart', from);
  for (let apart = from; apart <= to; apart += 10) await touch('touchMove', apart);
  await touch('touchEnd', to);
  await fingers.detach();
}

test('photo of two people is cut to one by key, cropped by hand, and made whole again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  const whole = await storedBy(page, async () => uploadPhoto(page, await pairPhoto()));
  expect(whole.width).toBeGreaterThan(whole.height);

  await test.step('a face is chosen', async () => {
    const faces = page.getByRole('group', { name: 'Which face is yours?' });
    await expect(faces.getByRole('button')).toHaveCount(2);
    await expectAccessible(page, 'choice of a face');
    const erased = page.waitForRequest('**/api/photos/erase');
    const second = faces.getByRole('button', { name: 'Face 2 of 2 from the left' });
    await second.focus();
    const person = await storedBy(page, () => second.press('Enter'));
    expect(person.width, 'one person').toBeLessThan(person.height);
    await erased;
    await expect(page.getByText('Good photo')).toBeVisible();
    await expect(faces).toHaveCount(0);
  });

  await test.step('it is cropped with keys only', async () => {
    const opener = page.getByRole('button', { name: 'Crop', exact: true });
    await opener.press('Enter');
    const frame = page.getByRole('application', { name: 'Your photo in the frame' });
    const told = page.getByRole('dialog').getByRole('status');
    await expect(told).toContainText(/50 % of the photo’s width from 25 %/);
    await expectAccessible(page, 'crop');
    await frame.press('ArrowRight');
    await expect(told).toContainText(/from 29 %/);
    await frame.press('+');
    await expect(told).toContainText(/43 % of the photo’s width/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(told).toContainText(/50 % of the photo’s width from 25 %/);
    for (let press = 0; press < 5; press += 1) await frame.press('+');
    const part = await storedBy(page, () => page.getByRole('button', { name: 'Use this crop' }).click());
    expect(part.width / part.height).toBeCloseTo(4 / 5, 1);
    expect(part.height).toBeLessThan(whole.height * 0.6);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('and with mouse and fingers', async () => {
    await page.getByRole('button', { name: 'Crop', exact: true }).click();
    const frame = page.getByRole('application', { name: 'Your photo in the frame' });
    const told = page.getByRole('dialog').getByRole('status');
    await expect(told).toContainText(/width from 25 %/);
    const box = await frame.boundingBox();
    if (!box) throw new Error('no frame');
    await page.mouse.move(box.x + 100, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(box.x + 100 - box.width / 5, box.y + 100);
    await page.mouse.up();
    await expect(told).toContainText(/width from 35 %/);
    await page.mouse.wheel(0, -300);
    await expect(told).toContainText(/27 % of the photo’s width/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(told).toContainText(/50 % of the photo’s width/);
    await pinch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 40, 80);
    await expect(told).toContainText(/25 % of the photo’s width/);
    const again = await storedBy(page, () =>
      page.getByRole('button', { name: 'Use the whole photo' }).click(),
    );
    expect(again).toEqual(whole);
    await expect(page.getByRole('group', { name: 'Which face is yours?' })).toBeVisible();
  });
  await continueTo(page, 'template');
});

test('visitor at /try chooses a face and crops, and all packs show that person', async ({ page }) => {
  await page.goto('/try');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await (await chooser).setFiles(await pairPhoto());
  const faces = page.getByRole('group', { name: 'Which face is yours?' });
  const photo = page.getByRole('img', { name: 'Your face' });
  const shape = () =>
    photo.evaluate((picture: HTMLImageElement) => picture.naturalWidth / picture.naturalHeight);
  expect(await shape()).toBeGreaterThan(1.5);
  await faces.getByRole('button', { name: 'Face 1 of 2 from the left' }).click();
  await expect.poll(shape).toBeLessThan(1);
  await expect(faces).toHaveCount(0);
  await expectLoaded(page.getByRole('img', { name: 'Your Retro Toy box', exact: true }));
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect.poll(shape).toBeCloseTo(0.8, 2);
  await expectLoaded(page.getByRole('img', { name: 'Your Retro Toy box', exact: true }));
});
