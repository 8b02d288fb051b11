import type { LimitName } from '../contract.ts';

/** What each limit counts, and for whom. */
export const LIMIT_WORDS: Record<LimitName, { title: string; about: string }> = {
  'try-photo': {
    title: 'Photos tried without an account',
    about: 'Of one network in ten minutes. While the machine is busy, at most ten.',
  },
  'try-preview': {
    title: 'Previews without an account',
    about: 'Of one network in ten minutes. While the machine is busy, at most 200.',
  },
  'sign-up': { title: 'New accounts', about: 'Of one network in an hour.' },
  'photo-upload': { title: 'Uploaded photos', about: 'Of one person in ten minutes.' },
  preview: { title: 'Previews', about: 'Of one person in ten minutes.' },
  draft: { title: 'Drafts', about: 'Of one person in ten minutes.' },
  checkout: { title: 'Payment attempts', about: 'Of one person in ten minutes.' },
  report: { title: 'Reports of shared pages', about: 'Of one network in an hour.' },
};
