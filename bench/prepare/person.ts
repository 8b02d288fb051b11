import type { App } from '../../src/http/application.ts';
import { type Person, signUp } from '../../test/person.ts';

export { PASSWORD } from '../../test/person.ts';

/** Somebody with an account, who can be spoken for over the network by their ID token. */
export type Account = Pick<Person, 'uid' | 'email' | 'token'>;

/** Signs a new person up. The ID token is good for fifteen minutes. */
export async function makeAccount(app: App): Promise<Account> {
  const { uid, email, token } = await signUp(app);
  return { uid, email, token };
}

/** The header that says who calls. */
export function bearer({ token }: Account): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}
