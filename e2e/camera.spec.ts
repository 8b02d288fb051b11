import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoCamera, recordCameras, runningCameras } from './steps/cameras.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { chooseCard, continueTo, continueToPayment, expectStep } from './steps/wizard.ts';

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await expect(page.getByText('Fit your face in the oval')).toBeVisible();
  expect(await runningCameras(page)).toBe(1);
}

test.beforeEach(async ({ page }) => {
  await recordCameras(page);
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
});

test('camera photo goes all the way to the payment page', async ({ page }) => {
  await openCamera(page);
  const camera = page.getByRole('dialog');
  await camera.getByRole('button', { name: 'Take Photo' }).click();
  await expect(camera).toBeHidden();
  await expect(page.getByRole('button', { name: 'Take Photo' })).toBeFocused();
  await expect(page.getByText(/^camera-photo-\d+\.jpg$/)).toBeVisible();
  await expect(page.getByText(/^[\d,]+ KB$/)).toBeVisible();
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
  await expectNoCamera(page);

  await continueTo(page, 'template');
  await chooseCard(page, 'Retro Toy');
  await continueTo(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill('Somebody who was seen by a camera');
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await continueToPayment(page);
});

test('camera is off after Cancel and after leaving', async ({ page }) => {
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
});

test('camera shutter is centered on a phone of any width', async ({ newVisitor }) => {
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
});

test('camera that is taken away explains the failure and offers no shutter', async ({ page }) => {
  await openCamera(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const stream = video.srcObject;
    // Browsers end the track like this when another app takes the camera or it is unplugged.
    if (stream instanceof MediaStream) stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
  });
  const camera = page.getByRole('dialog');
  await expect(camera.getByRole('alert')).toHaveText(
    'Could not access camera. Please ensure you have given permission.',
  );
  await expect(camera.getByRole('button', { name: 'Take Photo' })).toBeDisabled();

  await camera.getByRole('button', { name: 'Try again' }).click();
  await expect(camera.getByRole('status')).toHaveText('Fit your face in the oval');
});

test('camera that is refused leads to a file', async ({ page, portrait }) => {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a photo' }).click();
  await (await chosen).setFiles(portrait);
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
});

test('camera capture error stays until another camera is chosen', async ({ newVisitor }) => {
  const phone = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (onDone) => onDone(null);
    ImageCapture.prototype.takePhoto = () => Promise.reject(new DOMException('', 'UnknownError'));
  });
  await signUp(phone);
  await phone.goto('/create');
  await phone.getByRole('button', { name: 'Take Photo' }).click();
  const camera = phone.getByRole('dialog');
  await camera.getByRole('button', { name: 'Take Photo' }).click();
  await expect(camera.getByRole('alert')).toHaveText('Failed to capture photo');
  await camera.getByRole('button', { name: 'Switch Camera' }).click();
  await expect(camera.getByRole('status')).toHaveText('Fit your face in the oval');
  await expect(camera.getByRole('alert')).toHaveCount(0);
});

test('camera takes the photo itself if pages may not read a canvas, or says why it cannot', async ({
  newVisitor,
}) => {
  for (const hasCamera of [true, false]) {
    const careful = await newVisitor();
    await careful.addInitScript((keep) => {
      CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
        const white = new ImageData(width, height);
        white.data.fill(255);
        return white;
      };
      if (!keep) Reflect.deleteProperty(window, 'ImageCapture');
    }, hasCamera);
    await signUp(careful);
    const camera = careful.getByRole('dialog');
    for (const screen of hasCamera ? ['/create'] : ['/create', '/try']) {
      await careful.goto(screen);
      await careful.getByRole('button', { name: 'Take Photo' }).click();
      if (hasCamera) {
        await camera.getByRole('button', { name: 'Take Photo' }).click();
        await expectLoaded(careful.getByRole('img', { name: 'Your uploaded face' }));
      } else {
        await expect(camera.getByRole('alert')).toHaveText(/^A privacy setting in this browser/);
        await expect(camera.getByRole('button', { name: 'Take Photo' })).toBeDisabled();
      }
    }
  }
});

test('camera shutter waits for a picture that is not black', async ({ page }) => {
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
  const camera = page.getByRole('dialog');
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

test('camera that is refused on a phone leads to its camera app', async ({ newVisitor, portrait }) => {
  const phone = await newVisitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  await signUp(phone);
  await phone.goto('/create');
  await phone.getByRole('button', { name: 'Take Photo' }).click();
  await expect(phone.getByLabel('Photo from the camera app')).toHaveAttribute('capture', 'user');
  const app = phone.waitForEvent('filechooser');
  await phone.getByRole('dialog').getByRole('button', { name: 'Open the camera app' }).click();
  await (await app).setFiles(portrait);
  await expectLoaded(phone.getByRole('img', { name: 'Your uploaded face' }));
});

test('camera preview adapts when the phone is rotated', async ({ page }) => {
  await openCamera(page);
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
});

test('camera photo has at most 720 x 1280 pixels', async ({ page }) => {
  const sent = page.waitForRequest('**/api/photos');
  const stored = page.waitForResponse('**/api/photos');
  await openCamera(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take Photo' }).click();
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data/);
  const { width, height } = await (await stored).json();
  expect(width).toBeLessThanOrEqual(720);
  expect(height).toBeLessThanOrEqual(1280);
});
