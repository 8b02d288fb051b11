import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectStep } from './steps/wizard.ts';

// The browser denies the permission, because this drops the flag that grants every permission.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((flag) => flag !== '--use-fake-ui-for-media-stream');
    await use({ ...launchOptions, args });
  },
});

test('camera page explains a denied permission', async ({ page, context }) => {
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
