import { appPaths } from '#shared/app-paths.ts';

/** The rules, what happens to data, and where to reach us: in the account menu, and below pages for everybody. */
export const legalLinks: readonly { to: string; words: string }[] = [
  { to: appPaths.terms, words: 'Terms' },
  { to: appPaths.privacy, words: 'Privacy' },
  { to: appPaths.contact, words: 'Contact' },
];
