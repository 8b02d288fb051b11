import { createHash } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Expects a picture to be loaded and visible. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(100);
}

/**
 * Clicks Download and expects a PNG of at least 1024 x 1024 pixels that is not blank. @returns a hash of its
 * bytes.
 */
export async function downloadPicture(page: Page, fileName: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(fileName);
  const file = await download.path();
  const picture = sharp(file);
  const { format, width, height } = await picture.metadata();
  expect(format).toBe('png');
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1024);
  const { entropy } = await picture.stats();
  expect(entropy, 'there is something on the picture').toBeGreaterThan(3);
  return createHash('sha256')
    .update(await picture.raw().toBuffer())
    .digest('hex');
}

const DETAIL = /\/gallery\/([0-9a-f-]{36})$/;

/** Waits for a toy twin's page and returns its id. */
export async function shownId(page: Page): Promise<string> {
  await expect(page).toHaveURL(DETAIL);
  const [, id = ''] = DETAIL.exec(page.url()) ?? [];
  return id;
}
