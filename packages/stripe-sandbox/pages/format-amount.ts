/** Currencies whose smallest unit is the whole, and those with thousandths ("Supported currencies" in Stripe's docs). */
const WITHOUT_DECIMALS = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
const WITH_THREE_DECIMALS = 'bhd jod kwd omr tnd'.split(' ');

/** An amount in the currency's smallest unit, as people write it: 199 usd is `$1.99`, 300 jpy is `¥300`. */
export function formatAmount(amount: number, currency: string): string {
  const decimals = WITHOUT_DECIMALS.includes(currency) ? 0 : WITH_THREE_DECIMALS.includes(currency) ? 3 : 2;
  const units = amount / 10 ** decimals;
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const exact = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat('en-US', Number.isInteger(units) ? style : { ...style, ...exact }).format(
    units,
  );
}
