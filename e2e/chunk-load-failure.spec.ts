import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectStep } from './steps/wizard.ts';

test('page, window and camera whose code cannot be loaded, as after a release, say so, and open once it can', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/dialog-window-/, /receipts-page/, /camera-/, /paid-steps-/);
  await test.step('a window', async () => {
    await page.route('**/assets/dialog-window-*.js*', (route) => route.abort());
    await page.goto('/register');
    await page.getByRole('button', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('alert')).toContainText('This could not be opened.');
    await page.unroute('**/assets/dialog-window-*.js*');
    await page.getByRole('button', { name: 'Terms and Conditions' }).click();
    await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  });

  await signUp(page);
  await test.step('a page', async () => {
    await page.goto('/gallery');
    await expect(page.getByText('Your gallery is empty')).toBeVisible();
    await page.route('**/assets/receipts-page*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Receipts' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.unroute('**/assets/receipts-page*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('No receipts yet.')).toBeVisible();
    await expect(page).toHaveTitle('Receipts · Toy Twin');
  });

  await test.step('the camera', async () => {
    await page.route('**/assets/camera-*.js*', (route) => route.abort());
    await page.goto('/create');
    await expectStep(page, 'upload');
    await page.getByRole('button', { name: 'Take Photo' }).click();
    await expect(page.getByRole('alert')).toContainText('The camera could not be loaded.');
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
    await page.unroute('**/assets/camera-*.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Fit your face in the oval')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the page after the payment', async () => {
    await page.route('**/assets/paid-steps-*.js*', (route) => route.abort());
    await page.goto('/create?payment_status=success');
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await page.unroute('**/assets/paid-steps-*.js*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('Missing order ID');
  });
});
