import { expect, type Page } from '@playwright/test';

/** Opens the link in the newest e-mail to this address in the outbox. */
export async function followMailedLink(page: Page, email: string): Promise<void> {
  const mail = page.locator('section').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.frameLocator('iframe').getByRole('link').click();
}
