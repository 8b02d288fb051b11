import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signUp } from './steps/person.ts';

test('optional emails can be switched off, and on again', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  const preference = page.getByRole('switch', { name: 'Email when a toy twin is ready' });
  await expect(preference).toBeChecked();
  await preference.click();
  await expect(preference).toBeEnabled();
  await expect(preference).not.toBeChecked();
  await expectAccessible(page, 'account');
  await page.reload();
  await expect(preference).not.toBeChecked();
  await preference.press('Space');
  await expect(preference).toBeEnabled();
  await expect(preference).toBeChecked();
  await expect(preference).toBeFocused();
});
