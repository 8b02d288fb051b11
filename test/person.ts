import { randomUUID } from 'node:crypto';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { core } from 'zod';
import type { App } from '#http/application.ts';

/** A signed-in user who calls the API. */
export interface Person {
  uid: string;
  email: string;
  token: string;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls, expects success and parses the answer with a schema. */
  get<Schema extends core.$ZodType>(schema: Schema, url: string): Promise<core.output<Schema>>;
  send<Schema extends core.$ZodType>(
    schema: Schema,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<core.output<Schema>>;
}

export const PASSWORD = 'correct horse 1';
/** Origin of the web app unless PUBLIC_URL is set. */
const LOCAL = 'http://localhost:4000';

/** Registers a new user with the identity's API and saves the profile, like the web app. */
export async function signUp(
  app: App,
  options: { name?: string; profile?: boolean; email?: string; password?: string; origin?: string } = {},
): Promise<Person> {
  const { name = 'Robin Example', profile = true, password = PASSWORD, origin = LOCAL } = options;
  const email = options.email ?? `${randomUUID()}@example.com`;
  const created = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin },
    payload: { email, password, name },
  });
  if (created.statusCode !== 200) throw new Error(`Sign-up failed: ${created.body}`);
  const person = personOf(app, created.json().user.id, email, await issueToken(app, created.cookies));
  if (profile) await saveProfile(person, name);
  return person;
}

/** Saves the profile of a new user, like the web app. */
export async function saveProfile(person: Person, displayName: string): Promise<void> {
  const { uid, email } = person;
  const payload = { firebaseUid: uid, email, displayName, isOver18: true, agreedToTerms: true };
  const saved = await person.call({ method: 'POST', url: '/api/users/register', payload });
  if (saved.statusCode !== 200) throw new Error(`Saving the profile failed: ${saved.body}`);
}

/** Deletes a person's account, like the web app. */
export function deleteAccount(person: Person, password = PASSWORD): Promise<LightMyRequestResponse> {
  return person.call({ method: 'DELETE', url: '/api/users/me', payload: { password } });
}

/** Signs in an existing user. */
export async function signIn(app: App, email: string, password = PASSWORD, origin = LOCAL): Promise<Person> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin },
    payload: { email, password },
  });
  if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`);
  return personOf(app, answer.json().user.id, email, await issueToken(app, answer.cookies));
}

async function issueToken(app: App, cookies: { name: string; value: string }[]): Promise<string> {
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const issued = await app.inject({ url: '/api/auth/token', headers: { cookie } });
  return issued.json().token;
}

function personOf(app: App, uid: string, email: string, token: string): Person {
  const call = (options: InjectOptions) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });

  async function read<Schema extends core.$ZodType>(schema: Schema, options: InjectOptions) {
    const response = await call(options);
    if (response.statusCode >= 300) {
      throw new Error(`${options.method} ${String(options.url)}: ${response.statusCode} ${response.body}`);
    }
    return core.parse(schema, response.json());
  }

  return {
    uid,
    email,
    token,
    call,
    get: (schema, url) => read(schema, { method: 'GET', url }),
    send: (schema, method, url, payload) => read(schema, { method, url, payload }),
  };
}
