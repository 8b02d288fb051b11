import { readFile } from 'node:fs/promises';
import { ordersPage } from '#features/checkout/contract.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { signUp } from './steps/person.ts';

test('receipt is saved as PDF, by its button and by the link of its email', async ({ page, portrait }) => {
  const { token } = await signUp(page);
  await makeToytwin(page, token, portrait);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.context().request.get('/api/payments/orders', { headers });
  const orderId = ordersPage.parse(await answer.json()).orders[0]?.orderId ?? '';
  const name = `toy-twin-receipt-${orderId.slice(0, 8).toUpperCase()}.pdf`;

  await page.goto('/receipts');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download PDF: / }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(name);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const mailed = page.waitForEvent('download');
  await page.goto(`/receipts?pdf=${orderId}`);
  expect((await mailed).suggestedFilename()).toBe(name);
  await expect(page.getByText(/^Receipt [\dA-F]{8} is saved to your downloads\.$/)).toBeVisible();
  await expectAccessible(page, 'receipts, opened from an email');
});
