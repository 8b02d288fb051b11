import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** How much of what was seen has moved by itself since the page was loaded; under 0.1 is good by Google's reckoning. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: LayoutShift[]) =>
          entries.filter((entry) => !entry.hadRecentInput).reduce((total, { value }) => total + value, 0);
        const observer = new PerformanceObserver((list) => {
          resolve(sum(list.getEntries() as LayoutShift[]));
          observer.disconnect();
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved, nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
