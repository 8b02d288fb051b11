import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { listConfiguredPrices } from '#services/payment/price-list.ts';
import { isAppPath } from '#shared/app-paths.ts';
import { USUAL_FACTS as facts } from '#shared/site-facts.ts';
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
    const now = { publicUrl, facts, year: 2031, banner: '', templatesOff: [] };
    expect(fillConfigured(html, { ...now, prices: listConfiguredPrices({ prices }) })).toBe(
      `<b data-price="basic">¥1,000</b><i class="x" data-price="premium">¥499</i>https://toytwin.example<u data-year="">2031</u>`,
    );
    const usual = { ...now, prices: listConfiguredPrices(readConfig({})) };
    expect(fillConfigured('<b data-price="basic">?</b>', usual)).toContain('>$1.99<');
  });

  it('get the banner at the top, as text, and hide boxes that are not offered', () => {
    const values = { publicUrl: '', facts, prices: listConfiguredPrices(readConfig({})), year: 2031 };
    const html =
      '<body class="a"><li data-template="template1">1</li><li data-template="template2">2</li></body>';
    expect(fillConfigured(html, { ...values, banner: '', templatesOff: [] })).toBe(html);
    const banner = '<b>Sale</b> of $& __IMAGE__';
    const filled = fillConfigured(html, { ...values, banner, templatesOff: ['template2'] });
    expect(filled).toMatch(
      /^<body class="a"><aside aria-label="Announcement".*&lt;b&gt;Sale&lt;\/b&gt; of \$&amp; /,
    );
    expect(fillTokens(filled, { IMAGE: 'no' })).toBe(filled);
    expect(filled).toContain(
      '<li data-template="template1">1</li><li data-template="template2" hidden>2</li>',
    );
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
