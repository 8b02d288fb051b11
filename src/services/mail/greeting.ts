import { firstName } from '#shared/first-name.ts';

/** Patterns that mail programs turn into links. */
const ADDRESS = /[/@:\\]|[.。．｡]\p{L}{2}/u;

/**
 * The greeting of every e-mail: 'Hello Robin,'. A name that looks like a URL is left out, because anybody can
 * sign up with a stranger's e-mail address and have us send the link there.
 * @param name the account's display name.
 */
export function greeting(name: string): string {
  const first = firstName(name);
  return `Hello ${first && !ADDRESS.test(first) ? first : 'there'},`;
}

/** The receiver of a mail about their account. */
export interface Addressee {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** The greeting at an address. Until it is confirmed the name may be a stranger's words to its owner. */
export function greetingOf({ name, emailVerified }: Addressee): string {
  return greeting(emailVerified ? name : '');
}
