import escapeHtml from 'escape-html';
import type { PriceList } from '#services/payment/price-list.ts';
import { formatAmount } from '#shared/money.ts';

/** Replaces `__TOKEN__` by the token's text, escaped for HTML. Tokens that are not named stay. */
export function fillTokens(html: string, tokens: Record<string, string>): string {
  return html.replace(/__([A-Z][A-Z0-9_]*?)__/g, (whole, name: string) => {
    const text = tokens[name];
    return text === undefined ? whole : escapeHtml(text);
  });
}

/** Writes the prices, the public address and the present year into a page that was made at build. */
export function fillConfigured(html: string, values: { publicUrl: string; prices: PriceList }): string {
  const { basic, premium, currency } = values.prices;
  const shown = ({ amount }: { amount: number }) => toReplacement(formatAmount(amount, currency));
  return fillTokens(html, { PUBLIC_URL: values.publicUrl })
    .replace(/(<[a-z]+ [^>]*data-price="basic"[^>]*>)[^<]*/g, `$1${shown(basic)}`)
    .replace(/(<[a-z]+ [^>]*data-price="premium"[^>]*>)[^<]*/g, `$1${shown(premium)}`)
    .replace(/(<[a-z]+ [^>]*data-year[^>]*>)[^<]*/g, `$1${new Date().getFullYear()}`);
}

/** `$` has a meaning in replacement texts. */
function toReplacement(text: string): string {
  return escapeHtml(text).replaceAll('$', '$$$$');
}
