import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Waits until the browser can render WebGL; its GPU process may have to start first. */
export async function expectWebGl(page: Page): Promise<void> {
  const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;
  await expect.poll(() => page.evaluate(canDraw), 'the browser draws in 3D').toBe(true);
}

/** Expects the model to be drawn, and to rotate with a key. */
export async function expectDrawn(page: Page, name: string): Promise<void> {
  const viewer = page.getByRole('application', { name });
  const canvas = viewer.locator('canvas[data-ready]');
  await expect(canvas).toBeVisible();
  const look = async () => {
    const { entropy } = await sharp(await canvas.screenshot()).stats();
    return entropy;
  };
  await expect.poll(look, 'there is a toy on the canvas').toBeGreaterThan(2);
  const before = await canvas.screenshot();
  await viewer.press('ArrowRight');
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
}

/** Takes the canvas's memory away, as a browser does that is short of it. @returns a function that restores it. */
export async function loseView(page: Page): Promise<() => Promise<void>> {
  const memory = await page.locator('canvas[data-ready]').evaluateHandle((element) => {
    const context = element instanceof HTMLCanvasElement ? element.getContext('webgl2') : null;
    const extension = context?.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    return extension;
  });
  return () => memory.evaluate((extension) => extension?.restoreContext());
}

/** Expects the character's picture while the view is lost, and the same view in the same light once it is back. */
export async function expectSameViewAfterLoss(page: Page, title: string): Promise<void> {
  const canvas = page.getByRole('application', { name: `${title}, 3D model` }).locator('canvas');
  const before = await readPixels(canvas);
  const giveBack = await loseView(page);
  await expect(page.getByRole('img', { name: `${title}, 3D character` })).toBeVisible();
  await expect(canvas).toBeHidden();
  await giveBack();
  await expect(canvas).toBeVisible();
  const difference = async () => {
    const after = await readPixels(canvas);
    return (
      before.reduce((sum, value, place) => sum + Math.abs(value - (after[place] ?? 0)), 0) / before.length
    );
  };
  await expect.poll(difference, 'mean difference of 255').toBeLessThan(1);
}

async function readPixels(canvas: Locator): Promise<Buffer> {
  return sharp(await canvas.screenshot())
    .resize(200, 200, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Clicks the download of one file kind and returns its contents. */
export async function downloadModel(page: Page, kind: 'GLB' | 'STL', fileName: string): Promise<void> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${kind}` }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(fileName);
  const bytes = await readFile(await download.path());
  if (kind === 'GLB') expect(bytes.toString('latin1', 0, 4)).toBe('glTF');
  else expect(bytes.length).toBe(84 + 50 * bytes.readUInt32LE(80));
  expect(bytes.length).toBeLessThan(kind === 'GLB' ? 5_000_000 : 10_000_000);
}
