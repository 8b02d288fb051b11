import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { makeToytwin, openPaymentPage } from './steps/make-toytwin.ts';
import { fillLogin, newPerson, signUp } from './steps/person.ts';
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

test('selected options look different from the others with forced colors', async ({ page, portrait }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { token } = await signUp(page);
  const { id } = await makeToytwin(page, token, portrait, 'premium');
  await page.goto(`/gallery/${id}`);
  const color = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const chosen = await color(page.getByRole('button', { name: 'Packaged Figure' }));
  expect(chosen).not.toBe(await color(page.getByRole('button', { name: '3D Character' })));
  const here = page.getByRole('link', { name: 'Gallery', exact: true });
  await expect(here).toHaveAttribute('aria-current', 'page');
  expect(await color(here)).toBe(chosen);
  for (const link of [here, page.getByRole('link', { name: 'Receipts' })])
    expect(await colorVariance(link), 'visible text').toBeGreaterThan(20);
  await page.goto('/account');
  const knob = page.getByRole('switch', { name: 'Email when a toy twin is ready' }).locator('span > span');
  expect(await color(knob)).not.toBe(await color(knob.locator('..')));
});

test('payment page takes over the theme that was chosen in the app, and its button stays visible with forced colors', async ({
  page,
  portrait,
}) => {
  const { token } = await signUp(page);
  await openPaymentPage(page, token, portrait);
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
  await page.emulateMedia({ forcedColors: 'active' });
  const hold = page.getByRole('button', { name: /^Hold \$/ });
  await expect(hold).toHaveCSS('border-top-style', 'solid');
  await expect(hold).toHaveCSS('border-top-width', '2px');
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
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeEnabled();
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
