/**
 * How many decimals an amount in the smallest unit has, by currency, as Stripe counts them ("Supported currencies"
 * in its documentation). Not what `Intl` says: it shows Hungarian forints without decimals, yet 1000 Ft are the
 * amount 100000.
 */
const WITHOUT_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const WITH_THREE_DECIMALS = 'bhd jod kwd omr tnd'.split(' ');
/** Two decimals that must be zero, because these currencies no longer have fractions. */
const WHOLE_ONLY = ['isk', 'ugx'];

/** Stripe's minimum charge in the smallest unit, where it is not 50. */
const smallestAmounts: Record<string, number> = {
  aed: 200,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17_500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};

/** Decimals of an amount in the smallest unit: 2 for `usd`, 0 for `jpy`. @param currency in lower case. */
function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return WITH_THREE_DECIMALS.includes(currency) ? 3 : 2;
}

/** Amounts must be a multiple of this: the last digits of some currencies must be zero. */
function stepOf(currency: string): number {
  if (WHOLE_ONLY.includes(currency)) return 100;
  return WITH_THREE_DECIMALS.includes(currency) ? 10 : 1;
}

/**
 * Says what is wrong with a price, or undefined when it can be charged.
 * @param amount in the smallest unit of `currency` (lower case).
 */
export function explainUnusablePrice(amount: number, currency: string): string | undefined {
  const least = smallestAmounts[currency] ?? 50;
  if (amount < least) {
    return `is ${amount}, but the smallest amount that can be charged in ${currency} is ${least}`;
  }
  const step = stepOf(currency);
  if (amount % step !== 0) return `is ${amount}, but amounts in ${currency} must be a multiple of ${step}`;
  return undefined;
}

/** An amount in the smallest unit as a plain number in whole units, for programs: 199 usd is `1.99`, 300 jpy is `300`. */
export function decimalAmount(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return (amount / 10 ** decimals).toFixed(decimals);
}

/**
 * An amount in the currency's smallest unit, as people write it: 199 usd is `$1.99`, 300 jpy is `¥300`. Decimals
 * that a currency does not use in writing are left out when they are zero.
 */
export function formatAmount(amount: number, currency: string): string {
  const units = amount / 10 ** decimalsOf(currency);
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const usual = new Intl.NumberFormat('en-US', style);
  const shown = usual.resolvedOptions().maximumFractionDigits ?? 2;
  if (Number.isInteger(units) || decimalsOf(currency) <= shown) return usual.format(units);
  const decimals = decimalsOf(currency);
  const exact = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en-US', { ...style, ...exact }).format(units);
}
