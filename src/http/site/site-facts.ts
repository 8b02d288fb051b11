import type { Config } from '#config.ts';
import type { SiteFacts } from '#shared/site-facts.ts';

type Facts = {
  config: Pick<Config, 'imaging' | 'minimumAge' | 'photoRetentionDays' | 'seller'>;
  payment: { mode: 'stripe' | 'sandbox' };
  /** Names of the companies that get photos. */
  companies: readonly string[];
};

/** What static pages say of this installation. */
export function siteFactsOf({ config, payment, companies }: Facts): SiteFacts {
  const { imaging, minimumAge, photoRetentionDays, seller } = config;
  return {
    'versions-basic': versionsOf(imaging.variations.basic),
    'versions-premium': versionsOf(imaging.variations.premium),
    'photo-kept': `${photoRetentionDays} days`,
    'photo-companies': companiesOf(companies),
    age: ageOf(minimumAge),
    seller: sellerOf(seller, payment.mode),
  };
}

const versionsOf = (count: number) => (count === 2 ? 'Two versions. ' : '');

function companiesOf(companies: readonly string[]): string {
  if (companies.length === 0) return 'It goes to no other company.';
  const who = new Intl.ListFormat('en').format(companies);
  return `When you continue to payment, it is sent to ${who}, to check it or to make the pictures.`;
}

function ageOf(age: number): string {
  const rule = `You must be at least ${age} years old`;
  return age >= 18 ? `${rule}.` : `${rule}; under 18 you need the permission of a parent or guardian.`;
}

function sellerOf(seller: Facts['config']['seller'], mode: Facts['payment']['mode']): string {
  if (seller) return `You buy from ${[seller.name, ...seller.address].join(', ')}.`;
  return mode === 'sandbox'
    ? 'Nothing is sold here: this is a demonstration, its payment page takes test cards only, and no money moves.'
    : 'The operator has not named a seller yet.';
}
