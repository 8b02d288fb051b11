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
