import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { drawPortrait } from '@toy-twin/studio/fixtures';
import { BrowserErrors } from './browser-errors.ts';

export { expect } from '@playwright/test';

/** A drawn face as a file for the file picker. */
export type Portrait = { name: string; mimeType: string; buffer: Buffer };

type Fixtures = {
  browserErrors: BrowserErrors;
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
  browserErrors: [
    async ({ context, baseURL }, use, { errors }) => {
      const browserErrors = new BrowserErrors(new URL(baseURL ?? '').origin);
      browserErrors.watch(context);
      await use(browserErrors);
      browserErrors.expectNone();
      if (errors.length === 0) browserErrors.expectAllowedSeen();
    },
    { auto: true },
  ],
  newVisitor: async ({ browser, baseURL, browserErrors }, use) => {
    const visitors: Page[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options });
      browserErrors.watch(context);
      const page = await context.newPage();
      visitors.push(page);
      return page;
    });
    for (const page of visitors) await page.context().close();
  },
});
