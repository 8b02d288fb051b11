import { setTimeout as delay } from 'node:timers/promises';
import type { Answers, CallKind } from './answers.ts';

const SECOND = 1_000;
/** Where a refusal does not say when to come again, in seconds. */
const AGAIN_AFTER = 5;

/** Thrown when a visit cannot go on because a call failed; the error is counted already. */
export class BrokenVisitError extends Error {
  override readonly name = 'BrokenVisitError';
}

/** Where everybody goes, until when, and who counts. */
export interface Shop {
  url: string;
  answers: Answers;
  /** Aborted when the time is over. */
  closing: AbortSignal;
}

interface Call {
  method?: 'GET' | 'POST';
  json?: object;
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** A browser of somebody at a place of their own. */
export class Visitor {
  readonly #shop: Shop;
  readonly #place: string;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  /** @param number of the visit, from which its network address is made. */
  constructor(shop: Shop, number: number) {
    this.#shop = shop;
    this.#place = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Looks at something for so many seconds, more or less; ends with the time of the measurement. */
  async think(seconds: number): Promise<void> {
    await delay(seconds * SECOND * (0.5 + Math.random()), undefined, { signal: this.#shop.closing });
  }

  /** Reads pages, records or pictures, all at once as browsers do. @returns the first one's text. */
  async read(...paths: string[]): Promise<string> {
    const [first] = await Promise.all(paths.map((path) => this.call('read', path)));
    return first?.toString() ?? '';
  }

  /** Gets a record. */
  async get<Answer>(schema: { parse(json: unknown): Answer }, path: string): Promise<Answer> {
    return schema.parse(JSON.parse(await this.read(path)));
  }

  /** Changes something. */
  async post<Answer>(
    schema: { parse(json: unknown): Answer },
    path: string,
    call: Pick<Call, 'json' | 'body' | 'headers'>,
  ): Promise<Answer> {
    return schema.parse(JSON.parse((await this.call('write', path, { method: 'POST', ...call })).toString()));
  }

  /** @throws {BrokenVisitError} always, after it is counted. */
  giveUp(why: string): never {
    this.#shop.answers.failed(why);
    throw new BrokenVisitError(why);
  }

  /** From now on calls are made with this ID token. */
  holdToken(token: string): void {
    this.#token = token;
  }

  /**
   * Calls, and comes again later when the product chooses to refuse.
   * @throws {BrokenVisitError} at any other refusal, and when there is no answer.
   */
  async call(kind: CallKind, path: string, call: Call = {}): Promise<Buffer> {
    const { answers, url, closing } = this.#shop;
    const target = new URL(path, url);
    const what = `${call.method ?? 'GET'} ${nameOf(target)}`;
    for (;;) {
      const begun = performance.now();
      const { response, body } = await this.#send(target, call).catch((error: unknown) => {
        answers.failed(`${what}: ${error instanceof Error ? error.message : String(error)}`);
        throw new BrokenVisitError(what);
      });
      answers.took(kind, what, performance.now() - begun);
      if (response.status < 400) return body;
      if (!answers.isChosen(response.status)) {
        answers.failed(`${what}: ${response.status} ${body.toString().slice(0, 200)}`);
        throw new BrokenVisitError(what);
      }
      const seconds = Number(response.headers.get('retry-after') ?? AGAIN_AFTER);
      await delay(seconds * SECOND, undefined, { signal: closing });
    }
  }

  async #send(target: URL, { method = 'GET', json, body, headers }: Call) {
    const response = await fetch(target, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.#shop.url,
        'x-forwarded-for': this.#place,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json ? JSON.stringify(json) : (body ?? null),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
    }
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  }
}

/** The path without ids and signatures, so that like errors are counted together. */
function nameOf({ pathname }: URL): string {
  return pathname.replaceAll(/[\w-]*\d[\w-]{7,}/g, '…');
}
