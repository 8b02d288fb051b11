import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

test('basic toy: its figure cut out, and what is made of it', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait);
  await page.goto(`/gallery/${id}`);
  await page.getByRole('heading', { name: 'All downloads' }).click();

  await test.step('only files of a basic toy are listed', async () => {
    await expect(page.getByRole('heading', { name: 'Cut out' })).toBeVisible();
    await expect(page.getByText('3D model, GLB')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'To print in 3D' })).toHaveCount(0);
  });

  await test.step('a transparent figure, a sticker and a wallpaper', async () => {
    const cutout = await download(page, 'Figure, PNG');
    expect(cutout.fileName).toBe(`toytwin_${id}_cut-out.png`);
    expect(await sharp(cutout.bytes).metadata()).toMatchObject({ hasAlpha: true, height: 1536 });
    const sticker = await download(page, 'Sticker, PNG');
    expect((await sharp(sticker.bytes).stats()).isOpaque).toBe(false);
    const wallpaper = await download(page, 'Wallpaper, JPEG');
    expect(await sharp(wallpaper.bytes).metadata()).toMatchObject({ width: 1290, height: 2796 });
    const line = page.getByRole('listitem').filter({ hasText: 'Sticker, PNG' });
    await expect(line).toContainText(/sticker paper · \d.*[kM]B/);
  });

  await test.step('its packaging to build, as a PDF', async () => {
    const box = await download(page, 'Small box to build (A4), PDF');
    expect(box.fileName).toBe(`toytwin_${id}_box_7.5cm_a4.pdf`);
    expect(box.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(box.bytes.length).toBeGreaterThan(300_000);
  });
});

/** Presses the button of a file. */
async function download(page: Page, name: string): Promise<{ fileName: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const file = await waiting;
  return { fileName: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
