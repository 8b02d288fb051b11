import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** Emulates a browser with a larger default font size. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Checks the accessibility of a screen on the narrowest phone, and with text of double size on a usual one. */
export async function expectFits(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 200);
  await expectAccessible(page, `${screen} at 200 %`);
  await enlargeText(page, 100);
  if (window) await page.setViewportSize(window);
}
