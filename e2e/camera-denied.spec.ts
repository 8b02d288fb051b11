import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectStep } from './steps/wizard.ts';

// A browser that asks, and a person who says no: without the flag that answers every question with yes.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((flag) => flag !== '--use-fake-ui-for-media-stream');
    await use({ ...launchOptions, args });
  },
});

test('says so when the camera may not be used', async ({ page, context }) => {
  await context.grantPermissions([]);
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await page.getByRole('button', { name: 'Take Photo' }).click();
  const camera = page.getByRole('dialog');
  await expect(camera.getByRole('alert')).toHaveText(
    'Could not access camera. Please ensure you have given permission.',
  );
  await expect(camera.getByRole('button', { name: 'Take Photo' })).toBeDisabled();
  await camera.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible();
});
