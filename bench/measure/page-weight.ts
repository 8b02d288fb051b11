import { brotliCompressSync } from 'node:zlib';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { Bench } from '../row.ts';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
/** A phone. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Time for what the page only fetches when it is idle, in milliseconds. */
const IDLE = 2_000;

/** What a page costs on its first visit, in bytes over the wire with headers. */
export interface PageWeight {
  /** JavaScript before anybody touched anything: files, prefetched files, and what stands in the page itself. */
  scripts: number;
  /** Everything, after scrolling to the end so that lazy pictures are counted. */
  total: number;
}

type Visit = BrowserContextOptions['storageState'];

/** Opens a page in a fresh browser with an empty cache. `visitor` carries the cookies of somebody signed in. */
export async function weighPage(bench: Bench, url: string, visitor?: Visit): Promise<PageWeight> {
  await using browser = await chromium.launch({ executablePath: bench.browser, args: CHROMIUM_FLAGS });
  const context = await browser.newContext({ ...PHONE, storageState: visitor });
  const page = await context.newPage();
  const received = await countBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE);
  const scripts = received.scripts() + (await inlineScripts(page));
  await scrollThrough(page);
  return { scripts, total: received.total() };
}

async function countBytes(page: Page): Promise<{ scripts(): number; total(): number }> {
  const protocol = await page.context().newCDPSession(page);
  const isScript = new Map<string, boolean>();
  const bytes = new Map<string, number>();
  protocol.on('Network.responseReceived', ({ requestId, response }) => {
    isScript.set(requestId, response.mimeType.includes('javascript'));
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await protocol.send('Network.enable');
  const sum = (counts: (id: string) => boolean) =>
    [...bytes].reduce((all, [id, length]) => all + (counts(id) ? length : 0), 0);
  return { scripts: () => sum((id) => isScript.get(id) ?? false), total: () => sum(() => true) };
}

async function inlineScripts(page: Page): Promise<number> {
  const code = await page.$$eval('script:not([src])', (scripts) =>
    scripts.map((script) => script.textContent).join('\n'),
  );
  return code ? brotliCompressSync(code).length : 0;
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += PHONE.viewport.height / 2) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
}
