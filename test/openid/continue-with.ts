import type { LightMyRequestResponse } from 'fastify';
import type { RunningApp } from '../app.ts';
import { cookieOf } from '../identity-calls.ts';
import { visitOpenIdServer, type WayBack } from './visit.ts';

/** A browser that goes to another company and comes back; it keeps our cookies. */
export class Browser {
  readonly #running: () => RunningApp;
  readonly #cookies = new Map<string, string>();

  constructor(running: () => RunningApp) {
    this.#running = running;
  }

  get cookie(): string {
    return cookieOf([...this.#cookies].map(([name, value]) => ({ name, value })));
  }

  /** Presses the button. @returns the address of the company's page. */
  async leave(provider: string): Promise<string> {
    const answer = await this.call('POST', '/api/auth/sign-in/social', { provider });
    return answer.json().url;
  }

  /** Comes back from there. @returns the path of our page. */
  async comeBack({ url, form }: WayBack): Promise<string> {
    const { pathname, search } = new URL(url);
    const answer = form
      ? await this.#running().app.inject({
          method: 'POST',
          url: pathname,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://appleid.apple.com',
          },
          payload: new URLSearchParams(form).toString(),
        })
      : await this.call('GET', pathname + search);
    const to = String(answer.headers.location);
    return to.startsWith('/api/') ? this.comeBack({ url: new URL(to, 'http://localhost').href }) : to;
  }

  /** Presses the button, confirms at the company and comes back. @param email 'cancel' refuses there. */
  async continueWith(provider: string, email: string): Promise<string> {
    return this.comeBack(await visitOpenIdServer(await this.leave(provider), email));
  }

  async call(method: 'GET' | 'POST', url: string, payload?: object): Promise<LightMyRequestResponse> {
    const answer = await this.#running().app.inject({
      method,
      url,
      headers: { origin: 'http://localhost:4000', cookie: this.cookie },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Who is signed in. */
  async user(): Promise<{ id: string; email: string } | undefined> {
    return (await this.call('GET', '/api/auth/get-session')).json()?.user;
  }
}
