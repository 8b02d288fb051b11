import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

test('premium toy: its files in one drawer, and on a desk by each kind of phone', async ({
  page,
  portrait,
  newVisitor,
}) => {
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  const storageState = await page.context().storageState();

  await test.step('the drawer has all files, with their use and size', async () => {
    await page.goto(`/gallery/${id}`);
    await page.getByRole('heading', { name: 'All downloads' }).click();
    const glb = page.getByRole('listitem').filter({ hasText: '3D model, GLB' });
    await expect(glb).toContainText(/For Android, 3D viewers and games · \d\.\d MB/);
    await page.getByText('7.5 cm', { exact: true }).click();
    await page.getByLabel('With its base').uncheck();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download In color, 3MF' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(`toytwin_${id}_75mm_no-base.3mf`);
    const bytes = await readFile(await download.path());
    expect(bytes.toString('latin1', 0, 2)).toBe('PK');
    expect(bytes.includes('3D/3dmodel.model')).toBe(true);
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  await test.step('a computer gets a code that leads a phone here', async () => {
    const code = page.getByRole('img', { name: 'QR code of this page' });
    await expect(code).toBeVisible();
    await expect(page.locator('[data-address]')).toHaveAttribute('data-address', page.url());
  });

  await test.step('an iPhone gets a link with nothing but a picture, to a USDZ', async () => {
    const phone = await newVisitor({ storageState, viewport: { width: 390, height: 844 } });
    await knowRelationAr(phone);
    await phone.goto(`/gallery/${id}`);
    await expectQuickLook(phone);
  });

  await test.step('an Android phone gets a link to Scene Viewer with the signed GLB', async () => {
    const phone = await newVisitor({ storageState, userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' });
    await phone.goto(`/gallery/${id}`);
    await expectSceneViewer(phone);
  });

  await test.step('the public page offers the same to strangers, where its owner gives them the model', async () => {
    const share = `/api/toytwins/${id}/share`;
    const authorized = { headers: { authorization: `Bearer ${token}` } };
    const { shareUrl: link } = await (await page.request.post(share, authorized)).json();
    await page.request.put(share, { ...authorized, data: { showsModel: true } });
    const iPhone = await newVisitor();
    await knowRelationAr(iPhone);
    await iPhone.goto(link);
    await expectQuickLook(iPhone);
    const android = await newVisitor({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)' });
    await android.goto(link);
    await expectSceneViewer(android);
    await page.goto(link);
    await expect(page.getByText('Open this page on a phone for that.')).toBeVisible();
  });
});

/** Chromium does not open USDZ files; Safari says so by the relation. */
async function knowRelationAr(page: Page): Promise<void> {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token === 'ar';
  });
}

async function expectQuickLook(page: Page): Promise<void> {
  const link = page.locator('a[rel="ar"]');
  await expect(link).toBeVisible();
  expect(await link.evaluate(({ childNodes }) => [...childNodes].map(({ nodeName }) => nodeName))).toEqual([
    'IMG',
  ]);
  const address = await link.evaluate((element) =>
    element instanceof HTMLAnchorElement ? element.href : '',
  );
  expect(new URL(address).hash).toBe('#allowsContentScaling=0');
  const file = await page.request.get(address);
  expect(file.headers()['content-type']).toBe('model/vnd.usdz+zip');
  const bytes = await file.body();
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  expect(start % 64, 'the scene begins where Quick Look reads it').toBe(0);
  expect(bytes.toString('latin1', start, start + 9)).toBe('#usda 1.0');
}

async function expectSceneViewer(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Open the camera' });
  const address = await link.getAttribute('href');
  expect(address).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?/);
  const glb = new URL((address ?? '').replace('intent:', 'https:')).searchParams.get('file');
  const file = await page.request.get(glb ?? '');
  expect(file.headers()['content-type']).toBe('model/gltf-binary');
  expect((await file.body()).toString('latin1', 0, 4)).toBe('glTF');
}
