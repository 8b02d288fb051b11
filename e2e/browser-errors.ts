import { type BrowserContext, expect } from '@playwright/test';

/**
 * Collects what a browser complains of on our pages: console errors and warnings, uncaught errors and
 * rejections, refused and failed requests, requests to anybody else. What a test does not name fails it, and
 * so does a complaint that it named but that never came.
 */
export class Strays {
  readonly #origins: string[];
  readonly #seen: string[] = [];
  readonly #named: RegExp[] = [];

  /** @param origins the product's, and those of services that pages speak to; nothing may be asked of any other. */
  constructor(...origins: string[]) {
    this.#origins = origins;
  }

  watch(context: BrowserContext): void {
    const note = (words: string) => this.#seen.push(words);
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        note(`console ${type}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (failure) => note(`uncaught: ${failure.error().stack ?? failure.error()}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const foreign = protocol.startsWith('http') && !this.#origins.includes(origin);
      if (foreign) note(`foreign request: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
      }
    });
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText;
      // A page that is left takes its requests back, and a download leaves the page's hands.
      if (why !== 'net::ERR_ABORTED') note(`failed request: ${request.method()} ${request.url()} ${why}`);
    });
  }

  /** Names complaints that the test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#named.push(...patterns);
  }

  /** Fails if there was a complaint that nobody named. */
  expectNone(): void {
    const stray = this.#seen.filter((words) => !this.#named.some((pattern) => pattern.test(words)));
    expect(stray, 'stray complaints of the browser').toEqual([]);
  }

  /** Fails if a named complaint never came: the test then did not provoke what it says. */
  expectNamed(): void {
    const absent = this.#named.filter((pattern) => !this.#seen.some((words) => pattern.test(words)));
    expect(absent, 'complaints that the test named but that never came').toEqual([]);
  }
}
