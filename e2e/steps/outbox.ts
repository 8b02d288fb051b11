import { expect, type Locator, type Page } from '@playwright/test';
import { STUCK } from '../../test/deadlines.ts';

/** Opens the outbox as soon as an email contains all of these words. @returns the newest such email. */
export async function openMail(page: Page, ...words: string[]): Promise<Locator> {
  const hasArrived = async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    return outbox.split('<section>').some((mail) => words.every((word) => mail.includes(word)));
  };
  // Some emails are sent once a minute. The page is loaded only once: it shows each of its emails in a frame.
  await expect.poll(hasArrived, { timeout: 2 * STUCK }).toBe(true);
  await page.goto('/outbox');
  return words.reduce((mails, hasText) => mails.filter({ hasText }), page.locator('section')).first();
}

/** Opens the link in the newest email to this address with this subject in the outbox. */
export async function followMailedLink(page: Page, email: string, subject: string): Promise<void> {
  const mail = await openMail(page, email, subject);
  await mail.frameLocator('iframe').getByRole('link').click();
}
