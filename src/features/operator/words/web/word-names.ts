import type { Objection, Verdict, WordLanguage } from '../contract.ts';

export const LANGUAGE_NAMES: Record<WordLanguage, string> = {
  any: 'Any language',
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
};

export const VERDICT_NAMES: Record<Verdict, string> = {
  refuse: 'Refused',
  mark: 'Refused as a mark of another company',
  allow: 'Allowed',
};

export const OBJECTION_NAMES: Record<Objection, string> = {
  hate: 'Hate',
  sexual: 'Sexual',
  minors: 'Minors',
  violence: 'Violence',
  'self-harm': 'Self-harm',
  mark: 'Mark of others',
  own: 'Our own word',
};
