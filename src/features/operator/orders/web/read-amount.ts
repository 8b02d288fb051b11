/**
 * Reads an amount as somebody types it, `1.99` or `1,99`, in the currency's smallest unit.
 * @returns undefined for anything else, and for more decimals than the currency has.
 */
export function readAmount(typed: string, currency: string): number | undefined {
  const match = /^[^\d]{0,4}(\d{1,8})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  if (!match) return undefined;
  const [, units = '', rest = ''] = match;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  if (rest.length > decimals) return undefined;
  return Number(units) * 10 ** decimals + Number(rest.padEnd(decimals, '0') || '0');
}
