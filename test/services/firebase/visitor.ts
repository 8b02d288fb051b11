import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { BrowserErrors } from '../../../e2e/browser-errors.ts';
import { findBrowser } from '../../../scripts/setup/browser.mjs';

// The default time-out of 5 seconds is too short for a busy machine.
const onPage = expect.configure({ timeout: 45_000 });
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: flags });
}

/** A user with a separate browser profile. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly browserErrors: BrowserErrors;

  private constructor(context: BrowserContext, page: Page, browserErrors: BrowserErrors) {
    this.context = context;
    this.page = page;
    this.browserErrors = browserErrors;
  }

  /** @param addresses the product's, then those of the services that its pages call. */
  static async open(browser: Browser, ...addresses: string[]): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: addresses[0], locale: 'en-US' });
    context.setDefaultTimeout(45_000);
    const browserErrors = new BrowserErrors(...addresses);
    browserErrors.watch(context);
    return new Visitor(context, await context.newPage(), browserErrors);
  }

  /** Closes the browser profile; fails on browser errors that the test did not allow. */
  async leave(): Promise<void> {
    await this.context.close();
    this.browserErrors.expectNone();
    this.browserErrors.expectAllowedSeen();
  }

  /** Waits until a page has this path. */
  async sees(path: string, page = this.page): Promise<void> {
    await onPage(page).toHaveURL(path);
  }

  /** Waits until a page shows this text. */
  async reads(text: string, page = this.page): Promise<void> {
    await onPage(page.getByText(text).first()).toBeVisible();
  }

  /** Waits until the page shows an alert with exactly this text. */
  async isTold(words: string): Promise<void> {
    await onPage(this.page.getByRole('alert')).toHaveText(words);
  }

  async presses(button: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }

  async fills(field: string, value: string): Promise<void> {
    await this.page.getByLabel(field).fill(value);
  }
}
