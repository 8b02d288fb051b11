import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { makeToytwin } from './steps/make-toytwin.ts';
import { logInAsOperator, OPERATOR } from './steps/operator.ts';
import { fillLogin, post, signUp } from './steps/person.ts';

/** The desk is answered like an unknown page, and its calls refuse what is not confirmed. */
const OF_THE_DESK = /404.*\/operator/;

/** Fills in the dialog of an act and does it. The password is asked for once in five minutes. */
async function act(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  const reason = dialog.getByLabel('Reason');
  if (await reason.isVisible()) await reason.fill('The buyer asked for it.');
  const password = dialog.getByLabel('Password');
  if (await password.isVisible()) await password.fill(OPERATOR.password);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a buyer finds no desk, and loads nothing of it', async ({ page, browserErrors }) => {
  browserErrors.allow(OF_THE_DESK, /Resource not found .*\/api\/operator\/me/);
  await signUp(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const answer = await page.goto('/operator/audit');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(loaded.filter((path) => path.includes('/desk-'))).toEqual([]);
});

test('an operator refunds a part, closes a reported page and blocks its owner', async ({
  page,
  newVisitor,
  portrait,
  browserErrors,
}) => {
  browserErrors.allow(OF_THE_DESK, /account_disabled|403/);
  const buyer = await signUp(page);
  const { id } = await makeToytwin(page, buyer.token, portrait);
  const share = z.object({ shareUrl: z.string() });
  const { shareUrl } = await post(page.request, `/api/toytwins/${id}/share`, share, {}, buyer.token);
  await page.request.post(`${new URL(shareUrl).pathname}/report`, {
    form: { reason: 'other', words: 'This is me, and I did not agree.' },
  });

  const desk = await newVisitor();
  await logInAsOperator(desk);
  await desk.goto('/operator');
  await expect(desk.getByRole('link', { name: /message.* new/ })).toBeVisible();
  await expectAccessible(desk, 'today');

  await test.step('refund a part', async () => {
    await desk.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(desk.getByLabel('Search')).toBeVisible();
    await desk.keyboard.press('/');
    await expect(desk.getByLabel('Search')).toBeFocused();
    await desk.getByLabel('Search').fill(buyer.email);
    await expect(desk.getByRole('table').getByRole('link')).toHaveCount(1);
    await desk.getByLabel('Search').blur();
    await desk.keyboard.press('j');
    await desk.keyboard.press('Enter');
    await desk.getByRole('button', { name: 'Refund' }).click();
    await desk.getByRole('dialog').getByLabel('Amount').fill('0.50');
    await act(desk, 'Refund');
    await expect(desk.getByText(/\$0\.50/).first()).toBeVisible();
    await expectAccessible(desk, 'order');
  });

  await test.step('close the page', async () => {
    await desk.getByRole('link', { name: 'Inbox', exact: true }).click();
    await desk.getByRole('table').getByRole('link').first().click();
    await expect(desk.getByText('This is me, and I did not agree.')).toBeVisible();
    await desk.getByRole('button', { name: 'Close the page' }).click();
    await act(desk, 'Close the page');
    expect((await page.request.get(shareUrl)).status()).toBe(404);
    await expectAccessible(desk, 'message');
  });

  await test.step('block the owner', async () => {
    await desk.getByRole('button', { name: 'Block the owner' }).click();
    await act(desk, 'Block the owner');
    const elsewhere = await newVisitor();
    await elsewhere.goto('/login');
    await fillLogin(elsewhere, buyer);
    const disabled = 'This account has been disabled. Please contact support.';
    await expect(elsewhere.getByText(disabled)).toBeVisible();
  });

  await test.step('read it all in the audit', async () => {
    await desk.getByRole('link', { name: 'Audit', exact: true }).click();
    const lines = desk.getByRole('table', { name: 'What operators did' });
    for (const words of ['Refund', 'Page closed', 'blocked', 'Operator added'])
      await expect(lines.getByText(new RegExp(words, 'i')).first()).toBeVisible();
    await expectAccessible(desk, 'audit');
  });
});

test('an operator raises a limit, refuses a word, and saves the books', async ({ page, browserErrors }) => {
  browserErrors.allow(OF_THE_DESK);
  await logInAsOperator(page);
  await page.goto('/operator/switches');

  await test.step('raise a limit, and reset it', async () => {
    const limit = page.getByRole('region', { name: 'Reports of shared pages' });
    await limit.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('dialog').getByLabel('At most').fill('30');
    await act(page, 'Change reports of shared pages');
    await expect(limit).toContainText(OPERATOR.email);
    await expect(limit).toContainText('30');
    await limit.getByRole('button', { name: 'Reset' }).click();
    await act(page, 'Reset to configuration');
    await expect(limit).not.toContainText(OPERATOR.email);
    await expectAccessible(page, 'switches');
  });

  await test.step('refuse a word, which a buyer then reads', async () => {
    await page.getByRole('link', { name: 'Words', exact: true }).click();
    await page.getByLabel('Word or phrase').fill('glumph');
    await page.getByLabel('Try it on a text').fill('A cook with a GLUMPH');
    const after = page.getByText('With this word').locator('..');
    await expect(after.getByText('Accepted')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save word' }).click();
    await act(page, 'Save word');
    const words = page.getByRole('table', { name: 'Words of our own' });
    await expect(words.getByText('glumph')).toBeVisible();
    await expectAccessible(page, 'words');
    const data = { description: 'A cook with a glumph' };
    const answer = await page.request.post('/api/descriptions/read', { data });
    expect((await answer.json()).refusal).toContain('glumph');
    await words
      .getByRole('row', { name: /glumph/ })
      .getByRole('button', { name: 'Remove' })
      .click();
    await act(page, 'Remove');
    await expect(words.getByText('glumph')).toHaveCount(0);
  });

  await test.step('save the books', async () => {
    await page.getByRole('link', { name: 'Accounting', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Accounting' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all months' }).click();
    const months = await readFile(await (await saved).path(), 'utf8');
    expect(months).toMatch(/^month \(UTC\),currency,charged,returned,fees,tax,net/);
    await expectAccessible(page, 'accounting');
  });
});
