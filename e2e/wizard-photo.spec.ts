import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Portrait, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueTo, expectStep, uploadPhoto } from './steps/wizard.ts';

/** Signs up and opens the first step. */
async function openUpload(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
}

/** Files as drag and drop or the clipboard provides them. */
function transferOf(page: Page, { buffer, mimeType }: Portrait, ...names: string[]) {
  return page.evaluateHandle(
    ({ bytes, names, type }) => {
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return transfer;
    },
    { bytes: [...buffer], names, type: mimeType },
  );
}

/** Drops a photo on the heading and waits, because opening a page takes a moment. */
async function dropOnHeading(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const data = { items: [], files: [path.resolve('src/web/art/sample-photo.webp')], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, x: heading?.x ?? 0, y: heading?.y ?? 0, data });
  }
  await page.waitForTimeout(500);
}

/** Writes down the kind and the size of each file that the page sends: Playwright does not see its bytes. */
async function recordSentFiles(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function record(body) {
      const file =
        body instanceof FormData ? [...body.values()].find((value) => value instanceof File) : null;
      if (file) document.documentElement.dataset.sent = `${file.type} ${file.size}`;
      send.call(this, body);
    };
  });
}

const sentAsJpeg = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-sent', /^image\/jpeg /);

test('upload step reports wrong files and failed uploads, and forgets removed and canceled photos', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await openUpload(page);
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Toy Twin') };
  const picker = page.getByLabel('Photo file');
  await picker.setInputFiles(letter);
  await expect(page.getByRole('alert')).toHaveText('Please upload an image file');
  // Only the result of the last action is shown.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please upload or take a photo');
  await picker.setInputFiles(letter);
  await expect(page.getByRole('alert')).toHaveText('Please upload an image file');

  // Judged by content, not by name: this file is no picture despite its type.
  browserErrors.allow(/\/api\/photos/);
  await picker.setInputFiles({ ...letter, name: 'letter.jpg', mimeType: 'image/jpeg' });
  await expect(page.getByRole('alert')).toHaveText('Please upload an image file');

  await test.step('a failed upload says which photo is kept', async () => {
    await page.route('**/api/photos', (route) => route.abort());
    const sent = 'Your photo could not be sent. Please check your internet connection and try again.';
    await picker.setInputFiles(portrait);
    await expect(page.getByRole('alert')).toHaveText(sent);
    await page.unroute('**/api/photos');
    await uploadPhoto(page, portrait);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.route('**/api/photos', (route) => route.abort());
    await picker.setInputFiles({ ...portrait, name: 'another.jpg' });
    await expect(page.getByRole('alert')).toHaveText(`${sent}Your earlier photo is still here.`);
    await expect(page.getByText(portrait.name)).toBeVisible();
  });

  await test.step('a removed photo is gone after a reload', async () => {
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(page.getByText(portrait.name)).toHaveCount(0);
    await page.reload();
    await expectStep(page, 'upload');
    await expect(page.getByText(portrait.name)).toHaveCount(0);
  });

  await test.step('a removed photo is not uploaded', async () => {
    await page.route('**/api/photos', () => {});
    const sent = page.waitForRequest('**/api/photos');
    await page.getByLabel('Photo file').setInputFiles(portrait);
    const request = await sent;
    expect(request.failure()).toBeNull();
    const takenBack = page.waitForEvent('requestfailed', (failed) => failed === request);
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await takenBack;
    await expect(page.getByText(portrait.name)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/photos');
    await uploadPhoto(page, portrait);
    await page.getByRole('button', { name: 'Remove photo' }).click();
  });

  await test.step('a canceled upload leaves no photo for the next visit', async () => {
    await page.route('**/api/photos', () => {});
    const sent = page.waitForRequest('**/api/photos');
    await page.getByLabel('Photo file').setInputFiles(portrait);
    const request = await sent;
    const takenBack = page.waitForEvent('requestfailed', (failed) => failed === request);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await takenBack;
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
    await page.getByRole('link', { name: 'Create Toy Twin' }).click();
    await expectStep(page, 'upload');
    await expect(page.getByText(portrait.name)).toHaveCount(0);
  });
});

test('photo is dropped or pasted, and a file that is dropped elsewhere opens nothing', async ({
  page,
  context,
  portrait,
}) => {
  await openUpload(page);
  const panel = page.getByRole('group', { name: 'Photo' });
  const pages = () => context.pages().map((opened) => new URL(opened.url()).pathname);
  const words = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'Dear Toy Twin');
    return transfer;
  });
  await panel.dispatchEvent('dragover', { dataTransfer: words });
  await expect(page.getByText('Your face goes here')).toBeVisible();
  await dropOnHeading(page);
  expect(pages()).toEqual(['/create']);

  const dropped = await transferOf(page, portrait, portrait.name);
  await panel.dispatchEvent('dragover', { dataTransfer: dropped });
  await expect(page.getByText('Drop to use this photo')).toBeVisible();
  await panel.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText(portrait.name)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await page.getByRole('button', { name: 'Remove photo' }).click();

  await test.step('several files', async () => {
    const dataTransfer = await transferOf(page, portrait, 'first.jpg', 'second.jpg');
    await panel.dispatchEvent('drop', { dataTransfer });
    await expect(page.getByRole('alert')).toHaveText('One photo is enough: we used the first file.');
    await expect(page.getByText('first.jpg')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await page.getByRole('button', { name: 'Remove photo' }).click();
  });

  await test.step('a pasted picture', async () => {
    const copied = await transferOf(page, portrait, 'image.png');
    await page.locator('body').evaluate((body, clipboardData) => {
      body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, copied);
    await expect(page.getByText('image.png')).toBeVisible();
    await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  await test.step('a file that is dropped at a later step', async () => {
    await continueTo(page, 'template');
    await dropOnHeading(page);
    expect(pages()).toEqual(['/create']);
    await expectStep(page, 'template');
  });
});

test('photos of every kind can be uploaded, and the browser converts those that are slow on the server', async ({
  page,
  portrait,
  browserErrors,
}) => {
  await openUpload(page);
  await test.step('AVIF and GIF travel as JPEG', async () => {
    await recordSentFiles(page);
    const avif = await sharp(portrait.buffer).avif({ effort: 0 }).toBuffer();
    await uploadPhoto(page, { name: 'phone.avif', mimeType: 'image/avif', buffer: avif });
    await sentAsJpeg(page);
    await page.reload();
    await recordSentFiles(page);
    const gif = await sharp(portrait.buffer).gif().toBuffer();
    await uploadPhoto(page, { name: 'old.gif', mimeType: 'image/gif', buffer: gif });
    await sentAsJpeg(page);
  });

  await test.step('HEIC is opened even if the browser cannot, and is upright', async () => {
    const requested = page.waitForRequest(/libheif.*\.wasm/);
    const stored = page.waitForResponse('**/api/photos');
    // 600 x 750, stored on its side; made from a drawn face.
    await page.getByLabel('Photo file').setInputFiles('e2e/photos/on-its-side.heic');
    await requested;
    expect(await (await stored).json()).toMatchObject({ width: 600, height: 750 });
    await page.getByLabel('Photo file').setInputFiles({
      name: 'broken.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\x18ftypheic and nothing of a picture'),
    });
    await expect(page.getByRole('alert')).toHaveText(/save the photo as JPEG/);
  });

  await test.step('a large transparent photo is shown on white, like a small one', async () => {
    const side = 1200;
    // Noise, which does not compress: above the size that is uploaded unchanged.
    const pixels = randomBytes(side * side * 4);
    for (let at = 3; at < pixels.length; at += 4) pixels[at] = 1;
    const buffer = await sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
      .png()
      .toBuffer();
    expect(buffer.length).toBeGreaterThan(4 * 1024 * 1024);
    await uploadPhoto(page, { name: 'cut out.png', mimeType: 'image/png', buffer });
    await page.reload();
    const stored = page.getByRole('img', { name: 'Your uploaded face' });
    await expectLoaded(stored);
    const answer = await page.request.get((await stored.getAttribute('src')) ?? '');
    const { channels } = await sharp(await answer.body()).stats();
    for (const channel of channels) expect(channel.mean).toBeGreaterThan(240);
  });

  await test.step('a photo that only this browser can open is sent as the browser shows it', async () => {
    browserErrors.allow(/\/api\/photos/);
    await recordSentFiles(page);
    const png = await sharp(portrait.buffer).resize(300).png({ progressive: true }).toBuffer();
    const buffer = png.subarray(0, png.length * 0.8);
    await uploadPhoto(page, { name: 'cut.png', mimeType: 'image/png', buffer });
    await sentAsJpeg(page);
  });
});

test('photo is sent unchanged if the browser changes what pages draw', async ({ newVisitor, portrait }) => {
  const careful = await newVisitor();
  await careful.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function white(...given) {
      const other = Object.assign(document.createElement('canvas'), {
        width: this.width,
        height: this.height,
      });
      toBlob.apply(other, given);
    };
  });
  await signUp(careful);
  await careful.goto('/create');
  await recordSentFiles(careful);
  const buffer = await sharp(portrait.buffer).resize(900).png({ compressionLevel: 0 }).toBuffer();
  await uploadPhoto(careful, { name: 'large.png', mimeType: 'image/png', buffer });
  await expect(careful.locator('html')).toHaveAttribute('data-sent', `image/png ${buffer.length}`);
  for (const screen of ['/create', '/try']) {
    await careful.goto(screen);
    await careful.getByLabel('Photo file').setInputFiles('e2e/photos/on-its-side.heic');
    await expect(careful.getByRole('alert')).toHaveText(/^A privacy setting in this browser/);
  }
});
