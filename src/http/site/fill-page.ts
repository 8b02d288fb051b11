import escapeHtml from 'escape-html';
import type { PriceList } from '#services/payment/price-list.ts';
import { formatAmount } from '#shared/money.ts';
import type { SiteFacts } from '#shared/site-facts.ts';
import { bannerOf } from './banner.ts';

/** Replaces each `__TOKEN__` by its text from `tokens`, escaped for HTML. Unknown tokens stay. */
export function fillTokens(html: string, tokens: Record<string, string>): string {
  return html.replace(/__([A-Z][A-Z0-9_]*?)__/g, (whole, name: string) => {
    const text = tokens[name];
    return text === undefined ? whole : escapeHtml(text);
  });
}

/** What is filled into a prerendered page. */
export interface PageValues {
  publicUrl: string;
  prices: PriceList;
  facts: SiteFacts;
  year: number;
  /** The operator's banner; empty if there is none. */
  banner: string;
  /** Ids of templates that are not offered. */
  templatesOff: readonly string[];
}

/** Fills a prerendered page: prices, facts, public address, year, banner. Templates that are not offered are hidden. */
export function fillConfigured(html: string, values: PageValues): string {
  const { basic, premium, duo, currency } = values.prices;
  const shown = ({ amount }: { amount: number }) => toReplacement(formatAmount(amount, currency));
  const filled = fillTokens(html, { PUBLIC_URL: values.publicUrl })
    .replace(/(<[a-z]+ [^>]*data-price="basic"[^>]*>)[^<]*/g, `$1${shown(basic)}`)
    .replace(/(<[a-z]+ [^>]*data-price="premium"[^>]*>)[^<]*/g, `$1${shown(premium)}`)
    .replace(/(<[a-z]+ [^>]*data-price="duo"[^>]*>)[^<]*/g, `$1${shown(duo)}`)
    .replace(
      /(<span data-fact="([a-z-]+)">)[^<]*/g,
      (_whole, tag: string, name: keyof SiteFacts) =>
        tag + escapeHtml(values.facts[name]).replaceAll('__', '&#95;_'),
    )
    .replace(/(<[a-z]+ [^>]*data-year[^>]*>)[^<]*/g, `$1${values.year}`)
    .replace(/<body[^>]*>/, (body) => body + bannerOf(values.banner).replaceAll('__', '&#95;_'));
  return values.templatesOff.reduce(hideTemplate, filled);
}

const hideTemplate = (html: string, id: string) =>
  html.replaceAll(`data-template="${escapeHtml(id)}"`, (attribute) => `${attribute} hidden`);

/** Escapes for HTML, and `$`, which has a meaning in the second argument of `replace`. */
function toReplacement(text: string): string {
  return escapeHtml(text).replaceAll('$', '$$$$');
}
