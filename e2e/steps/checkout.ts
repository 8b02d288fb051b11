import type { Page } from '@playwright/test';

/** Test cards by their names on the sandbox's page. */
export const CARDS = {
  approved: /^Approved/,
  declined: /^Declined/,
  insufficientFunds: /^Insufficient funds/,
  chargeFailsLater: /^Held, but the charge fails later/,
} as const;

/** Selects a test card and pays. */
export async function pay(page: Page, card: keyof typeof CARDS = 'approved'): Promise<void> {
  await page.getByRole('button', { name: CARDS[card] }).click();
  await page.getByRole('button', { name: /^Hold \$/ }).click();
}
