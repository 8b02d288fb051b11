import { type BrowserContext, expect } from '@playwright/test';

/** Without a graphics card Chromium may complain, or not, that reading pixels of a 3D model back is slow. */
const OF_THE_MACHINE = /GPU stall due to ReadPixels/;

/**
 * Collects browser errors on our pages: console errors and warnings, uncaught errors and rejections, refused
 * and failed requests, and requests to other origins. A test fails on any error it does not allow, and on an
 * allowed error that never occurs.
 */
export class BrowserErrors {
  readonly #origins: string[];
  readonly #seen: string[] = [];
  readonly #named: RegExp[] = [];

  /**
   * @param origins the product's, and those of services that pages may call; requests to any other are
   * errors.
   */
  constructor(...origins: string[]) {
    this.#origins = origins;
  }

  watch(context: BrowserContext): void {
    const note = (words: string) => this.#seen.push(words);
    context.on('console', (message) => {
      const type = message.type();
      if ((type === 'error' || type === 'warning') && !OF_THE_MACHINE.test(message.text())) {
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
      // Aborted requests are expected: by leaving a page, or by a download.
      if (why !== 'net::ERR_ABORTED') note(`failed request: ${request.method()} ${request.url()} ${why}`);
    });
  }

  /** Allows errors that the test provokes. */
  allow(...patterns: RegExp[]): void {
    this.#named.push(...patterns);
  }

  /** Fails if there was an error that is not allowed. */
  expectNone(): void {
    const unexpected = this.#seen.filter((words) => !this.#named.some((pattern) => pattern.test(words)));
    expect(unexpected, 'unexpected browser errors').toEqual([]);
  }

  /** Fails if an allowed error never occurred: the test did not provoke it. */
  expectAllowedSeen(): void {
    const absent = this.#named.filter((pattern) => !this.#seen.some((words) => pattern.test(words)));
    expect(absent, 'allowed errors that never occurred').toEqual([]);
  }
}
