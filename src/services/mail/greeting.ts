import { firstName } from '../../shared/first-name.ts';

/** How every letter begins: 'Hello Robin,'. @param name as the person gave it. */
export function greeting(name: string): string {
  return `Hello ${firstName(name) || 'there'},`;
}
