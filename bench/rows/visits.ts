import type { Request } from 'autocannon';
import { z } from 'zod';
import { CARDS } from '../../test/order.ts';
import type { Person } from '../../test/person.ts';

const DESCRIPTIONS = [
  'Space explorer with a guitar',
  'Baker with a red scarf and a cat',
  'Gardener with a straw hat and tulips',
] as const;
const DRAFT = {
  templateId: 'template1',
  prompt: DESCRIPTIONS[0],
  title: 'Action Figure Toy Twin',
  tier: 'basic',
};
/** The id of a shared public page. */
export const SHARE_TOKEN = 'a'.repeat(22);

/** What a buyer fills in on the sandbox's page. */
export const cardForm = () =>
  new URLSearchParams({
    email: 'robin@example.com',
    cardNumber: CARDS.approved,
    cardExpiry: '12 / 34',
    cardCvc: '123',
    billingName: 'Robin Example',
  });

/** What visitors need: accounts, the form that uploads a photo, and the record of paid toy twins. */
export interface Shop {
  people: Person[];
  form: Buffer;
  contentType: string;
  paid: Map<string, Person>;
}

/** What one visit has received so far. */
interface Visit {
  person?: Person | undefined;
  sourceImage?: string | undefined;
  token?: string | undefined;
  toytwinId?: string | undefined;
  page?: string | undefined;
}

/** A request of autocannon. If the earlier answers lack what it needs, the visit starts again. */
export interface Step {
  method?: 'POST';
  setupRequest(request: Request, visit: Visit): Request | undefined;
  onResponse?(status: number, body: string, visit: Visit): void;
}

let calls = 0;
/** Headers of a call. Each comes from a network address of its own. */
function headersOf(person: Person | undefined, contentType?: string): Record<string, string> {
  calls += 1;
  return {
    ...(person && { authorization: `Bearer ${person.token}` }),
    ...(contentType && { 'content-type': contentType }),
    'x-forwarded-for': `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
  };
}

/** The landing page, a shared page, prices, and the gallery of somebody who comes back. */
export function lookAround({ people }: Shop): Step[] {
  const shared = `/s/${SHARE_TOKEN}`;
  const open = ['/', shared, `${shared}/packaged.webp`, '/api/payments/prices', '/privacy'];
  const own = ['/api/toytwins', '/api/payments/orders', '/api/users/me'];
  return [...open, ...own].map((path) => ({
    setupRequest: (request) => {
      const person = own.includes(path) ? people[calls % people.length] : undefined;
      return { ...request, path, headers: headersOf(person) };
    },
  }));
}

/** A photo, its check, previews, a draft, and its payment. */
export function makeOne(shop: Shop): Step[] {
  const { people, paid } = shop;
  const ofPhoto = (more: object) => (visit: Visit) =>
    visit.sourceImage ? { sourceImage: visit.sourceImage, ...more } : undefined;
  const draft = z.object({ id: z.string() });
  const checkout = z.object({ sessionUrl: z.string() });
  return [
    sendPhoto('/api/photos', shop, () => people[calls % people.length]),
    post('/api/photos/check', ofPhoto({})),
    ...DESCRIPTIONS.map((description) =>
      post('/api/mock-ups', ofPhoto({ templateId: 'template1', description })),
    ),
    post('/api/toytwins', ofPhoto(DRAFT), (body, visit) => {
      visit.toytwinId = draft.parse(body).id;
    }),
    post(
      '/api/payments/create-checkout',
      ({ toytwinId }) => (toytwinId ? { toytwinId, tier: DRAFT.tier } : undefined),
      (body, visit) => {
        visit.page = new URL(checkout.parse(body).sessionUrl).pathname;
      },
    ),
    {
      method: 'POST',
      setupRequest(request, { page }) {
        const headers = headersOf(undefined, 'application/x-www-form-urlencoded');
        return page ? { ...request, path: page, headers, body: cardForm().toString() } : undefined;
      },
      onResponse(status, _body, { toytwinId, person }) {
        if (status === 303 && toytwinId && person) paid.set(toytwinId, person);
      },
    },
  ];
}

/** A photo and previews of a visitor without an account. */
export function tryOut(shop: Shop): Step[] {
  return [
    sendPhoto('/api/try/photos', shop, () => undefined),
    ...DESCRIPTIONS.map((description) =>
      post('/api/try/mock-ups', ({ token }) =>
        token ? { token, templateId: 'template1', description } : undefined,
      ),
    ),
  ];
}

function sendPhoto(path: string, { form, contentType }: Shop, whose: () => Person | undefined): Step {
  const answer = z.object({ sourceImage: z.string().optional(), token: z.string().optional() });
  return {
    method: 'POST',
    setupRequest(request, visit) {
      visit.person = whose();
      return { ...request, path, headers: headersOf(visit.person, contentType), body: form };
    },
    onResponse(status, body, visit) {
      if (status === 200) Object.assign(visit, answer.parse(JSON.parse(body)));
    },
  };
}

function post(
  path: string,
  bodyOf: (visit: Visit) => object | undefined,
  take?: (body: unknown, visit: Visit) => void,
): Step {
  return {
    method: 'POST',
    setupRequest(request, visit) {
      const body = bodyOf(visit);
      const headers = headersOf(visit.person, 'application/json');
      return body && { ...request, path, headers, body: JSON.stringify(body) };
    },
    onResponse(status, body, visit) {
      if (status < 300) take?.(JSON.parse(body), visit);
    },
  };
}
