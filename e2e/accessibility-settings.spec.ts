import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { checkoutSession } from '#features/checkout/contract.ts';
import { expect, test } from './fixtures.ts';
import { makeDraft } from './steps/make-toytwin.ts';
import { fillLogin, newPerson, post, signUp } from './steps/person.ts';
import { chooseCard, continueTo, continueToPayment, expectStep, uploadPhoto } from './steps/wizard.ts';

/** Color variance of an element's screenshot: 0 if its text has the color of its background. */
async function colorVariance(element: Locator): Promise<number> {
  const clip = await element.evaluate((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const { x, y, width, height } = range.getBoundingClientRect();
    // Excludes the edges of the painted background.
    return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
  });
  const { channels } = await sharp(await element.page().screenshot({ clip })).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test.describe('forced colors', () => {
  test('text of a selected option stays visible', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await signUp(page);
    await page.goto('/gallery');
    const here = page.getByRole('link', { name: 'Gallery', exact: true });
    await expect(here).toHaveAttribute('aria-current', 'page');
    expect(await colorVariance(page.getByRole('link', { name: 'Receipts' }))).toBeGreaterThan(20);
    expect(await colorVariance(here)).toBeGreaterThan(20);
  });

  test('pay button still looks like a button', async ({ page, portrait }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPaymentPage(page, portrait);
    const hold = page.getByRole('button', { name: /^Hold \$/ });
    await expect(hold).toHaveCSS('border-top-style', 'solid');
    await expect(hold).toHaveCSS('border-top-width', '2px');
  });
});

test('payment page takes over the theme that was chosen in the app', async ({ page, portrait }) => {
  await openPaymentPage(page, portrait);
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(255, 246, 229)');
  for (const [theme, system, color] of [
    ['dark', 'light', 'rgb(21, 15, 39)'],
    ['light', 'dark', 'rgb(255, 246, 229)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
    await page.reload();
    await expect(body, `${theme} on a ${system} system`).toHaveCSS('background-color', color);
  }
});

test('dialog can be read and filled in at 400 % zoom, where title and buttons leave no room for the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const field = page.getByLabel('Type DELETE to confirm');
  await field.focus();
  await expect(field).toBeInViewport({ ratio: 1 });
  await field.fill('delete');
  await page.getByLabel('Password').fill('anything');
  const last = page.getByRole('button', { name: 'Delete everything' });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('account deletion on a phone', () => {
  for (const height of [844, 664])
    test(`shows its fields, and a wrong password's answer, ${height} px high`, async ({
      page,
      browserErrors,
    }) => {
      browserErrors.allow(/403|DELETE .*users.me/);
      await page.setViewportSize({ width: 390, height });
      await signUp(page);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const password = page.getByLabel('Password');
      await expect(password).toBeInViewport({ ratio: 1 });
      await page.getByLabel('Type DELETE to confirm').fill('delete');
      await password.fill('not-my-password-1');
      const buttons = ['Keep my account', 'Delete everything'].map((name) =>
        page.getByRole('button', { name }),
      );
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
      for (const _time of [1, 2]) {
        await page.getByRole('button', { name: 'Delete everything' }).click();
        await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
        await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      }
    });
});

/** Changes a page as browser translation does: text nodes are replaced by elements with other text. */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ours = new WeakSet<Node>();
    const replace = (text: Node) => {
      const place = text.parentElement;
      if (!place || ours.has(text) || !text.nodeValue?.trim() || place.closest('textarea, svg')) return;
      const theirs = document.createElement('font');
      theirs.textContent = text.nodeValue;
      for (const node of theirs.childNodes) ours.add(node);
      place.replaceChild(theirs, text);
    };
    const replaceAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of root instanceof Text ? [root] : texts) replace(text);
    };
    document.addEventListener('DOMContentLoaded', () => {
      const observer = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) replaceAll(node);
      });
      replaceAll(document.body);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  });
}

test('page keeps working while the browser translates it', async ({ page, portrait, browserErrors }) => {
  browserErrors.allow(/401/);
  await translate(page);
  await page.goto('/login');
  for (const _time of [1, 2]) {
    await fillLogin(page, newPerson());
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password. Please try again.');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  }
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  await uploadPhoto(page, portrait);
  await continueTo(page, 'template');
  await chooseCard(page, 'Retro Toy');
  await continueTo(page, 'description');
  await page.getByRole('textbox', { name: 'Description' }).fill('A pirate');
  await expect(page.getByText('8/250')).toBeVisible();
  await continueTo(page, 'pricing');
  await chooseCard(page, /^Basic, /);
  await continueToPayment(page);
});

test('large default font is not covered by sticky elements', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=40'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await signUp(page);
  await page.goto('/create');
  await expectStep(page, 'upload');
  const bar = page.getByRole('button', { name: 'Continue' }).locator('../..');
  for (const part of [page.getByRole('banner'), bar]) await expect(part).not.toHaveCSS('position', 'sticky');
  await browser.close();
});

/** Signs up, makes a draft and opens its payment page. */
async function openPaymentPage(page: Page, portrait: Parameters<typeof makeDraft>[2]): Promise<void> {
  const { token } = await signUp(page);
  const { id } = await makeDraft(page, token, portrait);
  const order = { toytwinId: id, tier: 'basic' };
  const { request } = page.context();
  const path = '/api/payments/create-checkout';
  await page.goto((await post(request, path, checkoutSession, order, token)).sessionUrl);
}
