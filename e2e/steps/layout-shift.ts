import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Cumulative layout shift since the page load; Google rates values below 0.1 as good. */
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
        // Without shifts nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
