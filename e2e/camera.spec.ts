import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { expectNoCamera, recordCameras, runningCameras } from './steps/cameras.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { continueTo, expectStep } from './steps/wizard.ts';

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await expect(page.getByText('Fit your face in the oval')).toBeVisible();
  expect(await runningCameras(page)).toBe(1);
}

/** Signs up, and opens the first step on a page whose cameras are recorded. */
async function openUpload(page: Page): Promise<void> {
  await recordCameras(page);
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
}

test('camera takes a photo of at most 720 x 1280 pixels, and is off after it, after Cancel and after leaving', async ({
  page,
}) => {
  await openUpload(page);
  await openCamera(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoCamera(page);

  await openCamera(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoCamera(page);

  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByText('Your gallery is empty')).toBeVisible();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await openCamera(page);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expectNoCamera(page);

  await page.getByRole('link', { name: 'Create', exact: true }).click();
  const sent = page.waitForRequest('**/api/photos');
  const stored = page.waitForResponse('**/api/photos');
  await openCamera(page);
  const camera = page.getByRole('dialog');
  await camera.getByRole('button', { name: 'Take Photo' }).click();
  await expect(camera).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeFocused();
  await expect(page.getByText(/^camera-photo-\d+\.jpg$/)).toBeVisible();
  await expect(page.getByText(/^[\d,]+ KB$/)).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await expectNoCamera(page);
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  const { width, height } = await (await stored).json();
  expect(width).toBeLessThanOrEqual(720);
  expect(height).toBeLessThanOrEqual(1280);

  await test.step('shots are compared, up to three of them', async () => {
    const shots = page.getByRole('group', { name: 'Which shot do you like best?' });
    await expect(shots).toHaveCount(0);
    for (const count of [2, 3, 3]) {
      const replaced = page.waitForRequest('**/api/photos/erase');
      await page.getByRole('button', { name: 'Retake Photo' }).click();
      await camera.getByRole('button', { name: 'Take Photo' }).click();
      await expect(camera).toBeHidden();
      await expect(shots.getByRole('button')).toHaveCount(count);
      await expect(shots.getByRole('button').last()).toHaveAttribute('aria-pressed', 'true');
      await replaced;
    }
    await expectAccessible(page, 'shots');
    const first = shots.getByRole('button', { name: 'Shot 1 of 3' });
    const again = page.waitForResponse('**/api/photos');
    await first.press('Enter');
    expect((await again).ok()).toBe(true);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(shots.getByRole('button')).toHaveCount(3);
  });
  await continueTo(page, 'template');
});

test('camera that is taken away, turned or dark says so, and offers no shutter', async ({ page }) => {
  await openUpload(page);
  const camera = page.getByRole('dialog');
  await test.step('taken away, and tried again', async () => {
    await openCamera(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      const stream = video.srcObject;
      // Browsers end the track like this when another app takes the camera or it is unplugged.
      if (stream instanceof MediaStream) stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
    });
    await expect(camera.getByRole('alert')).toHaveText(
      'Could not access camera. Please ensure you have given permission.',
    );
    await expect(camera.getByRole('button', { name: 'Take Photo' })).toBeDisabled();

    await camera.getByRole('button', { name: 'Try again' }).click();
    await expect(camera.getByRole('status')).toHaveText('Fit your face in the oval');
  });

  await test.step('its preview adapts when the phone is rotated', async () => {
    const video = page.locator('video');
    const frame = video.locator('..');
    await video.evaluate(async (element: HTMLVideoElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
      const draw = () => canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
      setInterval(draw, 50);
      element.srcObject = canvas.captureStream();
      element.addEventListener('turn', () => Object.assign(canvas, { width: 400, height: 300 }));
      await element.play();
    });
    await expect(frame).toHaveCSS('aspect-ratio', '300 / 400');
    await video.dispatchEvent('turn');
    await expect(frame).toHaveCSS('aspect-ratio', '400 / 300');
    await camera.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the shutter waits for a picture that is not black', async () => {
    await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 });
      const context = canvas.getContext('2d');
      const draw = () => {
        if (!context) return;
        context.fillStyle = document.documentElement.dataset.light ?? '#000';
        context.fillRect(0, 0, canvas.width, canvas.height);
      };
      setInterval(draw, 50);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
    });
    await page.getByRole('button', { name: 'Take Photo' }).click();
    const shutter = camera.getByRole('button', { name: 'Take Photo' });
    await expect(camera.getByRole('status')).toHaveText(/^The camera shows only black/);
    await expect(shutter).toBeDisabled();
    await page.evaluate(() => {
      document.documentElement.dataset.light = '#866';
    });
    await expect(camera.getByRole('status')).toHaveText('Fit your face in the oval');
    await expect(shutter).toBeEnabled();
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getTracks() : [];
      if (track) Object.defineProperty(track, 'muted', { value: true });
      track?.dispatchEvent(new Event('mute'));
    });
    await expect(shutter).toBeDisabled();
  });
});

test('camera of a phone has a centered shutter, reports failures, and leads to the camera app if it is refused', async ({
  newVisitor,
  portrait,
}) => {
  const phone = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signUp(phone);
  await phone.goto('/create');
  await phone.getByRole('button', { name: 'Take Photo' }).click();
  await expect(phone.getByRole('dialog').getByRole('button', { name: 'Switch Camera' })).toBeVisible();
  for (const { width, height } of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await phone.setViewportSize({ width, height });
    const shutter = phone.getByRole('dialog').getByRole('button', { name: 'Take Photo' });
    const middle = await shutter.evaluate((button) => {
      const { left, right } = button.getBoundingClientRect();
      return (left + right) / 2;
    });
    expect(Math.abs(middle - width / 2), `at ${width} px`).toBeLessThanOrEqual(1);
  }

  await test.step('a capture that fails, until another camera is chosen', async () => {
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (onDone) => onDone(null);
      ImageCapture.prototype.takePhoto = () => Promise.reject(new DOMException('', 'UnknownError'));
    });
    const camera = phone.getByRole('dialog');
    await camera.getByRole('button', { name: 'Take Photo' }).click();
    await expect(camera.getByRole('alert')).toHaveText('Failed to capture photo');
    await camera.getByRole('button', { name: 'Switch Camera' }).click();
    await expect(camera.getByRole('status')).toHaveText('Fit your face in the oval');
    await expect(camera.getByRole('alert')).toHaveCount(0);
    await camera.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a camera that is refused', async () => {
    await phone.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    });
    await phone.getByRole('button', { name: 'Take Photo' }).click();
    await expect(phone.getByLabel('Photo from the camera app')).toHaveAttribute('capture', 'user');
    const app = phone.waitForEvent('filechooser');
    await phone.getByRole('dialog').getByRole('button', { name: 'Open the camera app' }).click();
    await (await app).setFiles(portrait);
    await expectLoaded(phone.getByRole('img', { name: 'Your uploaded face' }));
  });
});

test('camera takes the photo itself if pages may not read a canvas, or says why it cannot', async ({
  newVisitor,
}) => {
  const careful = await newVisitor();
  await careful.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
      const white = new ImageData(width, height);
      white.data.fill(255);
      return white;
    };
  });
  await signUp(careful);
  await careful.goto('/create');
  const camera = careful.getByRole('dialog');
  const shutter = camera.getByRole('button', { name: 'Take Photo' });
  await careful.getByRole('button', { name: 'Take Photo' }).click();
  await shutter.click();
  await expectLoaded(careful.getByRole('img', { name: 'Your uploaded face' }));

  await careful.addInitScript(() => Reflect.deleteProperty(window, 'ImageCapture'));
  for (const screen of ['/create', '/try']) {
    await careful.goto(screen);
    await careful.getByRole('button', { name: 'Take Photo' }).click();
    await expect(camera.getByRole('alert')).toHaveText(/^A privacy setting in this browser/);
    await expect(shutter).toBeDisabled();
  }
});
