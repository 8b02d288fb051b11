import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { core, z } from 'zod';

/** As in `playwright.config.ts`, which sets the port. */
const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

/** A user with an account, or about to register. */
export type Person = { name: string; email: string; password: string };

/** A user who is signed in, with an ID token for calls to the API. */
export type SignedUp = Person & { uid: string; token: string };

/** A new user with a unique address. */
export function newPerson(): Person {
  return { name: 'Robin Example', email: `${randomUUID()}@example.com`, password: 'orbit-1999' };
}

/** Fills in and submits /register. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('checkbox', { name: /^I am 13 or older/ }).check();
  await page.getByRole('checkbox', { name: /^I agree to the/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Fills in and submits /login. */
export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

const signedUp = z.object({ user: z.object({ id: z.string() }) });
const issued = z.object({ token: z.string() });

/**
 * Registers a new user through the API in the page's browser profile, which is signed in afterwards. For
 * tests that are not about registration.
 */
export async function signUp(page: Page): Promise<SignedUp> {
  const person = newPerson();
  const { request } = page.context();
  const { user } = await post(request, '/api/auth/sign-up/email', signedUp, {
    email: person.email,
    password: person.password,
    name: person.name,
  });
  const { token } = issued.parse(await (await request.get('/api/auth/token')).json());
  const profile = {
    firebaseUid: user.id,
    email: person.email,
    displayName: person.name,
    isOver18: true,
    agreedToTerms: true,
  };
  await post(request, '/api/users/register', z.unknown(), profile, token);
  return { ...person, uid: user.id, token };
}

/** Sends JSON, expects success and parses the answer with a schema. */
export async function post<Schema extends core.$ZodType>(
  request: APIRequestContext,
  path: string,
  schema: Schema,
  data: object,
  token?: string,
): Promise<core.output<Schema>> {
  // As a browser sends it: cookies alone are not believed.
  const headers = { origin: ORIGIN, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await request.post(path, { data, headers });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return core.parse(schema, await answer.json());
}
