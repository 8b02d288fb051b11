import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signUp } from './steps/person.ts';

test('optional e-mails can be switched off, and on again', async ({ page }) => {
  await signUp(page);
  await page.goto('/account');
  const wish = page.getByRole('switch', { name: 'Mail me when a toy twin is ready' });
  await expect(wish).toBeChecked();
  await wish.click();
  await expect(wish).toBeEnabled();
  await expect(wish).not.toBeChecked();
  await expectAccessible(page, 'account');
  await page.reload();
  await expect(wish).not.toBeChecked();
  await wish.press('Space');
  await expect(wish).toBeEnabled();
  await expect(wish).toBeChecked();
  await expect(wish).toBeFocused();
});
