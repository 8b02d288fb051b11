import { type Browser, type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { findBrowser } from '../../scripts/setup/browser.mjs';
import { storePicture } from '../../src/features/generation/server/store-picture.ts';
import { GALLERY_PAGE_SIZE } from '../../src/features/toytwins/gallery/contract.ts';
import { toytwins } from '../../src/features/toytwins/tables.ts';
import { appPaths, detailPath } from '../../src/shared/app-paths.ts';
import type { RunningApp } from '../../test/app.ts';
import { fillGallery } from '../../test/fill-gallery.ts';
import { PASSWORD, signUp } from '../../test/person.ts';
import { startTarget } from '../../test/trust/start-target.ts';
import { readyPicture } from '../pictures.ts';
import { type Bench, note, type Row, within } from '../row.ts';

/** A phone's processor is about so many times slower than a laptop's. */
const SLOWER = 4;
const MANY = 2_000;
/** Milliseconds after which people notice that a tap was not answered (web.dev, "RAIL"). */
const ANSWERED = 100;

/** Screens for phones: their largest paint next to that of the same page without scripts, and how soon taps are answered. */
export async function measurePages({ rounds }: Bench): Promise<Row[]> {
  await using product = await startTarget({ prepare: fillShop });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const shop = { url: product.url, ...product.prepared, browser };
    const rows: Row[] = [];
    for (const path of ['/', appPaths.try, appPaths.login, appPaths.register])
      rows.push(await comparePaint(shop, path, false, rounds));
    for (const path of [appPaths.gallery, detailPath(shop.newest), appPaths.create, appPaths.account])
      rows.push(await comparePaint(shop, path, true, rounds));
    return [...rows, ...(await measureTaps(shop))];
  } finally {
    await browser.close();
  }
}

interface Shop {
  url: string;
  email: string;
  newest: string;
  browser: Browser;
}

async function fillShop({ app, services: { database, storage } }: RunningApp) {
  const { uid, email } = await signUp(app);
  await fillGallery(database, uid, MANY);
  const rows = await database
    .select()
    .from(toytwins)
    .where(eq(toytwins.uid, uid))
    .orderBy(desc(toytwins.createdAt))
    .limit(GALLERY_PAGE_SIZE);
  const picture = await readyPicture();
  for (const { packagedKey, characterKey } of rows)
    for (const key of [packagedKey, characterKey]) if (key) await storePicture(storage, key, picture);
  return { email, newest: rows[0]?.id ?? '' };
}

/** A phone with an empty cache. */
async function openPhone({ browser, url, email }: Shop, signedIn: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: url });
  if (signedIn)
    await context.request.post('/api/auth/sign-in/email', {
      data: { email, password: PASSWORD },
      headers: { origin: url },
    });
  return context;
}

async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

/** The middle of some visits with the largest paint of the page, and of its copy without scripts. */
async function comparePaint(shop: Shop, path: string, signedIn: boolean, rounds: number): Promise<Row> {
  const [real, still]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await openPhone(shop, signedIn);
    const page = await openSlowPage(context);
    real.push(await visit(page, path));
    const copy = await withoutScripts(page);
    await context.close();
    const other = await openPhone(shop, signedIn);
    const copied = await openSlowPage(other);
    await copied.route(`${shop.url}${path}`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: copy }),
    );
    still.push(await visit(copied, path));
    await other.close();
  }
  const [measured, reference] = [middle(real), middle(still)];
  const name = path.length > 30 ? appPaths.galleryDetail : path;
  return {
    ...within(1.2 * reference, `largest paint of ${name}, processor ${SLOWER} times slower`, measured, 'ms'),
    reference: `${Math.round(reference)} ms without scripts`,
    ratio: (measured / reference).toFixed(2),
    target: '≤ 1.2',
  };
}

/** @returns when the largest part was painted, in milliseconds after the visit began. */
async function visit(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

function withoutScripts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('script, noscript, link[rel=modulepreload]')) part.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
}

/** What people tap most, each on a page that has come to rest. */
async function measureTaps(shop: Shop): Promise<Row[]> {
  await using stack = new AsyncDisposableStack();
  const context = await openPhone(shop, true);
  stack.defer(() => context.close());
  const page = await openSlowPage(context);
  const rows: Row[] = [];
  const tap = async (name: string, act: () => Promise<unknown>) => {
    rows.push(
      within(ANSWERED, `tap: ${name}, processor ${SLOWER} times slower`, await answerTime(page, act), 'ms'),
    );
  };
  await rest(page, appPaths.gallery);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await tap('a star in the gallery', () => button(/^Star /).click());
  await tap('a letter in the search', () => page.getByRole('searchbox').press('s'));
  await tap('the filter', () => button('Filter').click());
  await tap('premium only', () => button('Premium').click());
  await rest(page, appPaths.gallery);
  await scrollToTheEnd(page);
  rows.push(
    note(
      'toy twins on the page',
      await page.getByRole('list', { name: 'Your toy twins' }).getByRole('listitem').count(),
      '',
    ),
  );
  await tap('a star, among all', () => button(/^Star /).click());
  await button('Filter').click();
  await tap('choose several, among all', () => button('Choose several').click());
  await tap('one of them, among all', () =>
    page
      .getByRole('button', { name: /^Choose Action/ })
      .first()
      .click(),
  );
  await rest(page, detailPath(shop.newest));
  await tap('all downloads', () => page.getByRole('heading', { name: 'All downloads' }).click());
  await rest(page, appPaths.account);
  await tap('change of the email address', () => button('Change email address').click());
  await rest(page, appPaths.try);
  await tap('a sample person', () => button('Clara').click());
  await page.waitForTimeout(8_000);
  await tap('a letter of the description', () =>
    page.getByRole('textbox', { name: 'Description' }).press('a'),
  );
  await tap('your look', () => button('Your look').click());
  return rows;
}

async function scrollToTheEnd(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
  }
}

async function rest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** @returns how long the slowest event of the act waited for the next frame, in milliseconds; the browser counts in eights. */
async function answerTime(page: Page, act: () => Promise<unknown>): Promise<number> {
  const longest = await page.evaluateHandle(() => {
    const seen = { duration: 0 };
    const note = (list: PerformanceObserverEntryList) => {
      for (const { name, duration } of list.getEntries())
        if (/^(pointer(down|up)|click|key(down|up))$/.test(name))
          seen.duration = Math.max(seen.duration, duration);
    };
    const fine: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    new PerformanceObserver(note).observe(fine);
    return seen;
  });
  await act();
  await page.waitForTimeout(1_000);
  const { duration } = await longest.evaluate((seen) => ({ ...seen }));
  await longest.dispose();
  return duration;
}

const middle = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
