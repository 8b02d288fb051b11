import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';

/** Compressed bytes of all scripts that a page loads. */
const codeOf = (page: Page) =>
  page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return fetched
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, file) => sum + file.encodedBodySize, 0);
  });

for (const path of ['/create', '/gallery']) {
  test(`first visit of ${path} loads less than 136 kB of code`, async ({ page, newVisitor }) => {
    await signUp(page);
    const visitor = await newVisitor({ storageState: await page.context().storageState() });
    await visitor.goto(path, { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    const code = await codeOf(visitor);
    expect(code).toBeGreaterThan(0);
    expect(code).toBeLessThan(136_000);
  });
}
