import { appPaths } from '#shared/app-paths.ts';

/** Links to terms, privacy, contact and imprint: in the account menu, and below public pages. */
export const legalLinks: readonly { to: string; words: string }[] = [
  { to: appPaths.terms, words: 'Terms' },
  { to: appPaths.privacy, words: 'Privacy' },
  { to: appPaths.contact, words: 'Contact' },
  { to: appPaths.imprint, words: 'Imprint' },
];
