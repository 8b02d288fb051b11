import type { Page } from '@playwright/test';

/** The test cards as the sandbox's page names them. */
export const CARDS = {
  approved: /^Approved/,
  declined: /^Declined/,
  insufficientFunds: /^Insufficient funds/,
  chargeFailsLater: /^Held, but the charge fails later/,
} as const;

/** Takes a test card and presses the button that holds the money. */
export async function pay(page: Page, card: keyof typeof CARDS = 'approved'): Promise<void> {
  await page.getByRole('button', { name: CARDS[card] }).click();
  await page.getByRole('button', { name: /^Hold \$/ }).click();
}
