/**
 * What static pages say of this installation, by name. The server fills it in (`data-fact`); at build and in development it
 * is what an installation without configuration says.
 */
export const USUAL_FACTS = {
  /** How many toys a purchase makes, by tier; empty where it is one. */
  'versions-basic': 'Two versions. ',
  'versions-premium': 'Two versions. ',
  /** After how long the photo of a finished toy is erased. */
  'photo-kept': '30 days',
  /** Which companies get the photo. */
  'photo-companies': 'It goes to no other company.',
  /** Who may use the product. */
  age: 'You must be at least 13 years old; under 18 you need the permission of a parent or guardian.',
  /** From whom one buys. */
  seller:
    'Nothing is sold here: this is a demonstration, its payment page takes test cards only, and no money moves.',
} as const;

export type SiteFact = keyof typeof USUAL_FACTS;
export type SiteFacts = Record<SiteFact, string>;
