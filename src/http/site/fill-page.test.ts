import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { listConfiguredPrices } from '#services/payment/price-list.ts';
import { isAppPath } from '#shared/app-paths.ts';
import { fillConfigured, fillTokens } from './fill-page.ts';

describe('pages that were written at build', () => {
  it('get their tokens as text', () => {
    const html = '<title>__TITLE__</title><p data-x="__TITLE__">__OTHER__</p>';
    expect(fillTokens(html, { TITLE: `<b>"A" & $& __OTHER__` })).toBe(
      '<title>&lt;b&gt;&quot;A&quot; &amp; $&amp; __OTHER__</title>' +
        '<p data-x="&lt;b&gt;&quot;A&quot; &amp; $&amp; __OTHER__">__OTHER__</p>',
    );
  });

  it('get the configured prices, address and year', () => {
    const { prices } = readConfig({ PRICE_BASIC_CENTS: '1000', CURRENCY: 'jpy' });
    const publicUrl = 'https://toytwin.example';
    const html =
      '<b data-price="basic">$1.99</b><i class="x" data-price="premium">$4.99</i>__PUBLIC_URL__<u data-year="">1999</u>';
    expect(fillConfigured(html, { publicUrl, prices: listConfiguredPrices({ prices }) })).toBe(
      `<b data-price="basic">¥1,000</b><i class="x" data-price="premium">¥499</i>https://toytwin.example<u data-year="">${new Date().getFullYear()}</u>`,
    );
    const usual = { publicUrl, prices: listConfiguredPrices(readConfig({})) };
    expect(fillConfigured('<b data-price="basic">?</b>', usual)).toContain('>$1.99<');
  });
});

describe('the screens of the web app', () => {
  it.each(['/login', '/login/', '/gallery', '/gallery/1', '/create', '/receipts'])('has %s', (path) =>
    expect(isAppPath(path)).toBe(true),
  );
  it.each(['/none', '/gallery/1/2', '/Login', '', '/api'])('has no %s', (path) =>
    expect(isAppPath(path)).toBe(false),
  );
});
