import { firstName } from '#shared/first-name.ts';

/** What mail programs make a link of. */
const ADDRESS = /[/@:\\]|[.。．｡]\p{L}{2}/u;

/**
 * How every letter begins: 'Hello Robin,'. A name that is an address is left out: anybody can sign up with somebody
 * else's e-mail address, and have our letters carry theirs there.
 * @param name as the person gave it.
 */
export function greeting(name: string): string {
  const first = firstName(name);
  return `Hello ${first && !ADDRESS.test(first) ? first : 'there'},`;
}
