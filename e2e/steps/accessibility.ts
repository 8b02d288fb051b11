import { expect, type Page } from '@playwright/test';

/**
 * Checks basic accessibility of a screen: one h1, a title, names for all controls, alternative texts, unique
 * ids, no skipped heading levels, no sideways scrolling, no region that only a mouse can scroll, and large
 * enough touch targets.
 * @param screen its name for the report.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expect(page.locator('h1'), `${screen}: one main heading`).toHaveCount(1);
  await expect(page, screen).toHaveTitle(/Toy Twin/);
  const problems = await page.evaluate(findProblems);
  expect(problems, screen).toEqual([]);
}

/** Runs in the page, so it must be self-contained. */
function findProblems(): string[] {
  const outline = (element: Element) => element.outerHTML.slice(0, 160);
  const words = (element: Element) =>
    [
      element.getAttribute('aria-label'),
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent,
      element.textContent,
      ...[...element.querySelectorAll('img')].map(({ alt }) => alt),
    ]
      .join('')
      .trim();
  const labels = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map(({ textContent }) => textContent).join('') +
        (element.getAttribute('aria-label') ?? '')
      : '';
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const ids = all('[id]').map(({ id }) => id);
  const ranks = all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
  const scrolling = all('body *').filter(
    (element) =>
      element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  // Ignores clipped elements for screen readers, and links whose whole card is clickable.
  const isPressed = (element: Element) =>
    element.checkVisibility() &&
    getComputedStyle(element).clipPath === 'none' &&
    getComputedStyle(element, '::after').position !== 'absolute';
  // Layout size, because an opening dialog is scaled while it grows.
  const height = (element: Element) => {
    const parts = element instanceof HTMLInputElement ? [element, ...(element.labels ?? [])] : [element];
    return Math.max(...parts.map((part) => (part instanceof HTMLElement ? part.offsetHeight : 0)));
  };
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...all('input:not([type=hidden]), textarea')
      .filter((field) => !labels(field).trim())
      .map((field) => `no label: ${outline(field)}`),
    ...all('a[href], button')
      .filter((control) => !words(control))
      .map((control) => `no name: ${outline(control)}`),
    ...all('img:not([alt])').map((picture) => `no alternative text: ${outline(picture)}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`),
    ...ranks
      .filter((rank, index) => rank > (ranks[index - 1] ?? rank) + 1)
      .map((rank) => `a heading of rank ${rank} under one that is more than one rank above`),
    ...scrolling
      .filter((element) => element instanceof HTMLElement && element.tabIndex < 0)
      .filter((element) => !element.querySelector('a[href], button, input, textarea'))
      .map((element) => `scrolls, but not by keys: ${outline(element)}`),
    ...all('a[href], button, input:not([type=hidden]), textarea')
      .filter((control) => isPressed(control) && height(control) < 44)
      .map((control) => `lower than a thumb, ${height(control)} pixels: ${outline(control)}`),
    ...(document.documentElement.lang ? [] : ['no language']),
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} in ${clientWidth} pixels`] : []),
  ];
}
