import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkFirebase } from './check-firebase.ts';

const config = {
  projectId: 'toy-twin-1a2b3',
  apiKey: 'AIza-own',
  authDomain: 'toy-twin-1a2b3.firebaseapp.com',
  providers: [],
  emulatorHost: undefined,
};
const refused = (message: string) => ({ error: { code: 400, message } });
const right = {
  '/keys': { keys: [{ kid: 'one' }, { kid: 'two' }] } as object,
  '/v1/projects': { authorizedDomains: ['localhost', 'toy-twin-1a2b3.firebaseapp.com'] } as object,
  '/v1/accounts:signInWithPassword': refused('INVALID_LOGIN_CREDENTIALS') as object,
};

describe('checkFirebase', () => {
  let server: Server;
  let answers: typeof right;
  const heard: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  beforeAll(async () => {
    server = createServer(({ url, headers }, response) => {
      heard.push({ url, headers });
      const [, body] = Object.entries(answers).find(([path]) => url?.startsWith(path)) ?? [];
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    answers = { ...right };
  });
  afterAll(() => server.close());

  const check = (changes: Partial<typeof right> = {}) => {
    answers = { ...right, ...changes };
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return checkFirebase(config, 'https://toytwin.example', { keys: `${address}/keys`, toolkit: address });
  };

  it("reports the project's state", async () => {
    expect(await check()).toBe(
      "Firebase project toy-twin-1a2b3, 2 public keys, the API key is the project's, " +
        'email and password on, email enumeration protection on',
    );
    expect(await check({ '/v1/accounts:signInWithPassword': refused('EMAIL_NOT_FOUND') })).toMatch(
      /email enumeration protection off$/,
    );
    expect(await check({ '/v1/projects': { authorizedDomains: ['toytwin.example'] } })).toContain(
      'an API key whose project is unknown',
    );
  });

  it("sends the product's origin as the referrer, because keys may be restricted to it", async () => {
    await check();
    const asked = heard.find(({ url }) => url === '/v1/projects?key=AIza-own');
    expect(asked?.headers.referer).toBe('https://toytwin.example/');
  });

  it.each<[string, Partial<typeof right>, RegExp]>([
    ['an answer without keys', { '/keys': {} }, /does not return the public keys/],
    [
      'an unknown API key',
      { '/v1/projects': refused('API key not valid. Please pass a valid API key.') },
      /^FIREBASE_API_KEY is refused: API key not valid/,
    ],
    [
      'an API key of another project',
      { '/v1/projects': { authorizedDomains: ['other.firebaseapp.com', 'other.web.app'] } },
      /belongs to another project than FIREBASE_PROJECT_ID \(toy-twin-1a2b3\): .* other\.firebaseapp\.com/,
    ],
    [
      'email and password switched off',
      { '/v1/accounts:signInWithPassword': refused('PASSWORD_LOGIN_DISABLED') },
      /sign-in is disabled: Firebase console/,
    ],
    [
      'sign-in that was never set up',
      { '/v1/accounts:signInWithPassword': refused('CONFIGURATION_NOT_FOUND') },
      /Authentication is not set up/,
    ],
    [
      'a block',
      { '/v1/accounts:signInWithPassword': refused('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.') },
      /nonexistent account: TOO_MANY_ATTEMPTS_TRY_LATER : Wait\./,
    ],
  ])('reports %s', async (_what, changes, words) => {
    await expect(check(changes)).rejects.toThrow(words);
  });

  it('reports that Google cannot be reached, without the key', async () => {
    const nowhere = { keys: 'http://127.0.0.1:9/keys', toolkit: 'http://127.0.0.1:9' };
    const checking = checkFirebase(config, 'https://toytwin.example', nowhere);
    await expect(checking).rejects.toThrow(/^127\.0\.0\.1:9 cannot be reached/);
  });
});
