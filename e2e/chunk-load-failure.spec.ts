import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectStep } from './steps/wizard.ts';

test('camera whose code cannot be loaded says so, and opens once it can', async ({ page, browserErrors }) => {
  browserErrors.allow(/camera-/);
  await signUp(page);
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

test('dialog whose code cannot be loaded says so, and opens once it can', async ({ page, browserErrors }) => {
  browserErrors.allow(/dialog-window-/);
  await page.route('**/assets/dialog-window-*.js*', (route) => route.abort());
  await page.goto('/register');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('alert')).toContainText('This could not be opened.');
  await page.unroute('**/assets/dialog-window-*.js*');
  await page.getByRole('button', { name: 'Terms and Conditions' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
});

test('success page returns from the payment once its code can be loaded', async ({ page, browserErrors }) => {
  browserErrors.allow(/paid-steps-/);
  await signUp(page);
  await page.route('**/assets/paid-steps-*.js*', (route) => route.abort());
  await page.goto('/create?payment_status=success');
  await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
  await page.unroute('**/assets/paid-steps-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Missing order ID');
});
