import type { ShopOptions } from '../shop-options.ts';
import type { SessionRow } from '../tables.ts';
import { type CardFormState, cardForm, testCardList } from './card-form.ts';
import { html, type Markup } from './html.ts';
import type { PageAssets } from './load-assets.ts';
import { pageLayout } from './page-layout.ts';

/** The page of an open session: what is bought, the card form, the test cards. */
export function checkoutPage(page: {
  shop: ShopOptions;
  session: SessionRow;
  form: CardFormState;
  assets: PageAssets;
}): string {
  const { shop, session, form, assets } = page;
  const amount = shop.formatAmount(session.amountTotal, session.currency);
  const failed = form.decline !== undefined || Object.keys(form.errors).length > 0;
  return pageLayout({
    shop,
    title: `${failed ? 'Error: ' : ''}Pay ${shop.name} ${amount} (sandbox)`,
    assets,
    main: html`
${session.cancelUrl && html`<a class="back" href="${session.cancelUrl}"><span aria-hidden="true">←</span> Back to ${shop.name}</a>`}
<section class="order hang-card" aria-labelledby="merchant">
  <h1 id="merchant">${shop.name}</h1>
  <p class="amount">${amount}</p>
  <p class="promise">${session.submitMessage ?? shop.submitMessage}</p>
  ${lineItems(session, shop)}
</section>
<section class="card" aria-labelledby="card-title">
  <h2 id="card-title">Pay by card</h2>
  <p class="hint">Only the <a href="#test-cards">test cards</a> work here.</p>
  ${cardForm({ state: form, emailIsFixed: session.customerEmail !== null, amount })}
</section>
${testCardList()}`,
  });
}

/** A message instead of the form: the session is paid, expired or unknown. */
export function messagePage(page: {
  shop: ShopOptions;
  title: string;
  words: string;
  link?: { href: string; label: string };
  assets: PageAssets;
}): string {
  const { shop, title, words, link, assets } = page;
  return pageLayout({
    shop,
    title: `${title} (sandbox)`,
    assets,
    main: html`
<section class="notice hang-card">
  <h1>${title}</h1>
  <p>${words}</p>
  ${link && html`<a class="pay" href="${link.href}">${link.label}</a>`}
</section>`,
  });
}

function lineItems(session: SessionRow, { formatAmount }: ShopOptions): Markup {
  const rows = session.lineItems.map(
    (item) => html`
      <li>
        ${item.image && html`<img src="${item.image}" alt="" width="96" height="96">`}
        <span>${item.name}${item.quantity > 1 && ` × ${item.quantity}`}
          ${item.description && html`<small>${item.description}</small>`}</span>
        <span>${formatAmount(item.unitAmount * item.quantity, session.currency)}</span>
      </li>`,
  );
  return html`
    <ul class="items">${rows}
      <li class="total"><span>Held now</span><span>${formatAmount(session.amountTotal, session.currency)}</span></li>
      <li class="total"><span>Charged now</span><span>${formatAmount(0, session.currency)}</span></li>
    </ul>`;
}
