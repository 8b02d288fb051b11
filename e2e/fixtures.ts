import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { Strays } from './browser-errors.ts';

export { expect } from '@playwright/test';

/** A drawn face as a file for the file picker. */
export type Portrait = { name: string; mimeType: string; buffer: Buffer };

type Fixtures = {
  strays: Strays;
  /** The page of another user, with a separate browser profile. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
};

/** The base of every browser test: fails on browser errors, provides a face. */
export const test = base.extend<Fixtures, { portrait: Portrait }>({
  portrait: [
    // Playwright requires a non-empty destructuring pattern for the fixtures.
    async ({ browserName: _browserName }, use) => {
      const buffer = await drawPortrait({ seed: 21 });
      await use({ name: 'robin at the lake.jpg', mimeType: 'image/jpeg', buffer });
    },
    { scope: 'worker' },
  ],
  strays: [
    async ({ context, baseURL }, use, { errors }) => {
      const strays = new Strays(new URL(baseURL ?? '').origin);
      strays.watch(context);
      await use(strays);
      strays.expectNone();
      if (errors.length === 0) strays.expectNamed();
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, baseURL, strays }, use) => {
    const visitors: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      strays.watch(context);
      const page = await context.newPage();
      visitors.push(page);
      return page;
    });
    for (const page of visitors) await page.context().close();
  },
});
