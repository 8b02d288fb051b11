import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signUp } from './steps/person.ts';

/** Compressed bytes of all scripts that a page loads, and of everything including the page. */
const weightOf = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (files: PerformanceResourceTiming[]) =>
      files.reduce((bytes, file) => bytes + file.encodedBodySize, 0);
    return {
      code: sum(fetched.filter(({ name }) => name.endsWith('.js'))),
      everything: sum(fetched) + (document?.encodedBodySize ?? 0),
    };
  });

test('first visit loads less than 136 kB of code for the app, 23 kB for the landing page and 125 kB in all', async ({
  page,
  newVisitor,
}) => {
  await signUp(page);
  const storageState = await page.context().storageState();
  for (const path of ['/create', '/gallery'])
    await test.step(path, async () => {
      const visitor = await newVisitor({ storageState });
      await visitor.goto(path, { waitUntil: 'networkidle' });
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
      const { code } = await weightOf(visitor);
      expect(code).toBeGreaterThan(0);
      expect(code).toBeLessThan(136_000);
    });

  await test.step('/', async () => {
    const phone = await newVisitor({ viewport: { width: 390, height: 844 } });
    await phone.goto('/', { waitUntil: 'networkidle' });
    const { code, everything } = await weightOf(phone);
    expect(code).toBeGreaterThan(0);
    expect(code).toBeLessThan(23_000);
    expect(everything).toBeGreaterThan(50_000);
    expect(everything).toBeLessThan(125_000);
  });
});
