import escapeHtml from 'escape-html';
import type { PriceList } from '#services/payment/price-list.ts';
import { formatAmount } from '#shared/money.ts';

/** Replaces each `__TOKEN__` by its text from `tokens`, escaped for HTML. Unknown tokens stay. */
export function fillTokens(html: string, tokens: Record<string, string>): string {
  return html.replace(/__([A-Z][A-Z0-9_]*?)__/g, (whole, name: string) => {
    const text = tokens[name];
    return text === undefined ? whole : escapeHtml(text);
  });
}

/** Fills the configured prices, the public address and the present year into a prerendered page. */
export function fillConfigured(html: string, values: { publicUrl: string; prices: PriceList }): string {
  const { basic, premium, currency } = values.prices;
  const shown = ({ amount }: { amount: number }) => toReplacement(formatAmount(amount, currency));
  return fillTokens(html, { PUBLIC_URL: values.publicUrl })
    .replace(/(<[a-z]+ [^>]*data-price="basic"[^>]*>)[^<]*/g, `$1${shown(basic)}`)
    .replace(/(<[a-z]+ [^>]*data-price="premium"[^>]*>)[^<]*/g, `$1${shown(premium)}`)
    .replace(/(<[a-z]+ [^>]*data-year[^>]*>)[^<]*/g, `$1${new Date().getFullYear()}`);
}

/** Escapes for HTML, and `$`, which has a meaning in the second argument of `replace`. */
function toReplacement(text: string): string {
  return escapeHtml(text).replaceAll('$', '$$$$');
}
