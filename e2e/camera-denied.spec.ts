import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';
import { expectLoaded } from './steps/picture.ts';
import { expectStep } from './steps/wizard.ts';

// The browser denies the permission, because this drops the flag that grants every permission.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = launchOptions.args?.filter((flag) => flag !== '--use-fake-ui-for-media-stream');
    await use({ ...launchOptions, args });
  },
});

test('camera page explains a denied permission, and leads to a file', async ({ page, context, portrait }) => {
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
  const chosen = page.waitForEvent('filechooser');
  await camera.getByRole('button', { name: 'Choose a photo' }).click();
  await (await chosen).setFiles(portrait);
  await expectLoaded(page.getByRole('img', { name: 'Your uploaded face' }));
});
