import { expect, type Page } from '@playwright/test';

/** Opens the link in the newest email to this address with this subject in the outbox. */
export async function followMailedLink(page: Page, email: string, subject: string): Promise<void> {
  const mail = page.locator('section').filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect(async () => {
    await page.goto('/outbox');
    await expect(mail).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await mail.frameLocator('iframe').getByRole('link').click();
}
