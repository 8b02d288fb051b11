import type { SentRequest } from './stripe-server.ts';

/** A Price of the provider, as far as it matters here. */
export interface KnownPrice {
  id: string;
  unit_amount: number | null;
  currency: string;
  active?: boolean;
  type?: 'one_time' | 'recurring';
  tax_behavior?: 'inclusive' | 'exclusive' | 'unspecified';
}

/** What the provider knows beyond the sandbox: Prices, tax, and changes to any object of its answers. */
export interface Catalogue {
  addPrice(price: KnownPrice): void;
  /** Every answered object with this id carries these fields from now on. */
  change(id: string, fields: object): void;
  /** `GET` of this path is answered so. */
  provide(pathname: string, body: object): void;
  answer(request: SentRequest): Response | undefined;
  translate(form: string): string;
  complete(request: SentRequest, body: unknown): unknown;
}

/** Per cent of the price. */
const TAX_RATE = 10;

export function createCatalogue(): Catalogue {
  const prices = new Map<string, KnownPrice>();
  const changes = new Map<string, object>();
  const provided = new Map<string, object>();
  return {
    addPrice(price) {
      prices.set(price.id, price);
      provided.set(`/v1/prices/${price.id}`, {
        object: 'price',
        active: true,
        type: 'one_time',
        tax_behavior: 'unspecified',
        ...price,
      });
    },
    change(id, fields) {
      changes.set(id, { ...changes.get(id), ...fields });
    },
    provide(pathname, body) {
      provided.set(pathname, body);
    },
    answer({ method, pathname }) {
      const body = method === 'GET' ? provided.get(pathname) : undefined;
      return body && Response.json(body);
    },
    translate: (form) => translatePurchase(form, prices),
    complete({ method, pathname, params }, body) {
      const opened = method === 'POST' && pathname === '/v1/checkout/sessions';
      if (opened && hasId(body) && 'automatic_tax' in params) {
        const { tax } = readPurchase(new URLSearchParams(encode(params)), prices);
        this.change(body.id, {
          automatic_tax: { enabled: true, status: 'complete' },
          total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: tax },
        });
      }
      return withChanges(body, changes);
    },
  };
}

const ITEM = 'line_items[0]';

/** The price and its tax: added to it, or a part of it. */
function readPurchase(form: URLSearchParams, prices: Map<string, KnownPrice>) {
  const price = prices.get(form.get(`${ITEM}[price]`) ?? '');
  const amount = price?.unit_amount ?? Number(form.get(`${ITEM}[price_data][unit_amount]`));
  const behavior = price ? price.tax_behavior : form.get(`${ITEM}[price_data][tax_behavior]`);
  const inclusive = behavior === 'inclusive';
  const taxed = form.get('automatic_tax[enabled]') === 'true';
  const share = inclusive ? amount - amount / (1 + TAX_RATE / 100) : (amount * TAX_RATE) / 100;
  const tax = taxed ? Math.round(share) : 0;
  return { price, amount, tax, added: inclusive ? 0 : tax };
}

/** A Price becomes its amount, and tax that is added an item of its own: that is what the sandbox can hold. */
function translatePurchase(text: string, prices: Map<string, KnownPrice>): string {
  const form = new URLSearchParams(text);
  const { price, added } = readPurchase(form, prices);
  form.delete('automatic_tax[enabled]');
  form.delete(`${ITEM}[price_data][tax_behavior]`);
  if (price) {
    form.delete(`${ITEM}[price]`);
    describeItem(form, 0, { name: 'Toy Twin', amount: price.unit_amount ?? 0, currency: price.currency });
  }
  const currency = form.get(`${ITEM}[price_data][currency]`) ?? '';
  if (added > 0) describeItem(form, 1, { name: 'Tax', amount: added, currency });
  return form.toString();
}

function describeItem(
  form: URLSearchParams,
  index: number,
  item: { name: string; amount: number; currency: string },
): void {
  const data = `line_items[${index}][price_data]`;
  form.set(`${data}[currency]`, item.currency);
  form.set(`${data}[unit_amount]`, String(item.amount));
  form.set(`${data}[product_data][name]`, item.name);
}

/** Back into a form; parameters came decoded. */
function encode(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([name, child]) =>
    encode(child, prefix ? `${prefix}[${name}]` : name),
  );
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function withChanges(value: unknown, changes: Map<string, object>): unknown {
  if (Array.isArray(value)) return value.map((one) => withChanges(one, changes));
  if (typeof value !== 'object' || value === null) return value;
  const children = Object.entries(value).map(([name, child]) => [name, withChanges(child, changes)]);
  return { ...Object.fromEntries(children), ...(hasId(value) && changes.get(value.id)) };
}
