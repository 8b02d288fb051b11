import { isolate } from '#shared/isolate.ts';
import { calledName } from '#shared/names/called-name.ts';

/** Patterns that mail programs turn into links. */
const ADDRESS = /[/@:\\]|[.。．｡]\p{L}{2}/u;

/** Longer than this, in UTF-16 units, it is a message to the receiver and no name. */
const LONGEST = 40;

/**
 * The greeting of every email: 'Hello Robin,'. A name that looks like a URL is left out, because anybody can
 * sign up with a stranger's email address and have us send the link there.
 * @param name the account's display name.
 */
export function greeting(name: string): string {
  const called = calledName(name);
  const isName = called !== '' && called.length <= LONGEST && !ADDRESS.test(called);
  return `Hello ${isName ? isolate(called) : 'there'},`;
}

/** The receiver of a mail about their account. */
export interface Addressee {
  email: string;
  name: string;
  emailVerified: boolean;
}

/** The greeting for an address. Until the address is confirmed, the name may be a message of a stranger to its owner. */
export function greetingOf({ name, emailVerified }: Addressee): string {
  return greeting(emailVerified ? name : '');
}
