import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { checkoutSession } from '../../src/features/checkout/contract.ts';
import { photo, photoCheck } from '../../src/features/photos/contract.ts';
import { downloadAnswer, galleryPage, progress, toytwin } from '../../src/features/toytwins/contract.ts';
import { trialPhoto } from '../../src/features/trial/contract.ts';
import { CARD_FORM } from '../prepare/order.ts';
import { PASSWORD } from '../prepare/person.ts';
import type { Shop, Visitor } from './visitor.ts';

/** What a visit needs: where to go, and what people have with them. */
export interface Luggage {
  shop: Shop;
  /** Somebody who has toy twins already. */
  owner: { email: string };
  /** Path of a public page. */
  sharePage: string;
  /** A photo of a phone, as a form. */
  photo: { headers: Record<string, string>; payload: Uint8Array<ArrayBuffer> };
}

const LOOK_EVERY = 2_000;
/** Milliseconds after which a toy twin that is paid counts as lost. */
const PATIENCE = 120_000;
const wishes = [
  'Space explorer with a guitar',
  'Baker with a red scarf and a cat',
  'Football trainer, blue cap, a whistle',
  'Gardener with a straw hat and tulips',
];
const account = z.object({ user: z.object({ id: z.string() }) });
const issued = z.object({ token: z.string() });
const anything = z.unknown();

export type Visit = (visitor: Visitor, luggage: Luggage) => Promise<void>;

/**
 * What 20 people on the site do; seconds are the mean of the pauses between two looks. A visit is over in a minute or two,
 * then somebody else comes. Most only look; a shop in which one of ten buys within two minutes is a busy one.
 *
 * | of 20 | what                                                     | calls     | pauses                      |
 * | ----- | -------------------------------------------------------- | --------- | --------------------------- |
 * | 12    | landing page, a shared page, prices, privacy             | about 25  | 15, 10, 10, 10 s            |
 * | 5     | log in, gallery, 3 toy twins and downloads, receipts     | about 20  | 10, 6, 6, 6, 8, 8 s         |
 * | 2     | register, photo, 4 previews, pay, wait, look             | about 30  | 20, 10, 8 × 5, 20, 20 s     |
 * | 1     | /try: photo, 4 previews                                  | about 10  | 15, 8 × 4, 15 s             |
 *
 * The provider's events come from the sandbox, some for each payment, as they do from Stripe.
 */
export const everyTwenty: { visit: Visit; people: number }[] = [
  { visit: browse, people: 12 },
  { visit: comeBack, people: 5 },
  { visit: make, people: 2 },
  { visit: tryOut, people: 1 },
];

/** Somebody who looks at the landing page, a page that a friend has shared, and what it costs. */
export async function browse(visitor: Visitor, { sharePage }: Luggage): Promise<void> {
  await openPage(visitor, '/');
  await visitor.think(15);
  await visitor.read(sharePage, `${sharePage}/packaged.webp`);
  await visitor.think(10);
  await visitor.read('/api/config', '/templates', '/api/payments/prices');
  await visitor.think(10);
  await visitor.read('/privacy');
  await visitor.think(10);
}

/** Somebody who comes back to their gallery, looks at toy twins and downloads one. */
export async function comeBack(visitor: Visitor, { owner }: Luggage): Promise<void> {
  await openPage(visitor, '/login');
  await visitor.think(10);
  await visitor.post(anything, '/api/auth/sign-in/email', { json: { ...owner, password: PASSWORD } });
  await holdIdToken(visitor);
  const { toytwins } = await visitor.get(galleryPage, '/api/toytwins');
  await visitor.read(...toytwins.flatMap(({ packagedThumbnails }) => packagedThumbnails?.w320 ?? []));
  for (const { id } of toytwins.slice(0, 3)) {
    await visitor.think(6);
    await visitor.get(toytwin, `/api/toytwins/${id}`);
    const { url } = await visitor.get(downloadAnswer, `/api/toytwins/${id}/downloads/packaged`);
    await visitor.read(url);
  }
  await visitor.think(8);
  await visitor.read('/api/payments/orders', '/api/users/me');
  await visitor.think(8);
}

/** Somebody who registers, has a photo drawn, pays for it and gets it. */
export async function make(visitor: Visitor, { shop, photo: form }: Luggage): Promise<void> {
  await openPage(visitor, '/register');
  await visitor.think(20);
  await register(visitor);
  await visitor.read('/templates', '/api/photos/latest', '/api/payments/prices');
  await visitor.think(10);
  const { sourceImage } = await visitor.post(photo, '/api/photos', {
    headers: form.headers,
    body: form.payload,
  });
  await visitor.post(photoCheck, '/api/photos/check', { json: { sourceImage } });
  let prompt = '';
  for (prompt of wishes) {
    await visitor.think(8);
    const json = { sourceImage, templateId: 'template1', description: prompt };
    await visitor.call('drawing', '/api/mock-ups', { method: 'POST', json });
  }
  await visitor.think(8);
  const draft = {
    sourceImage,
    templateId: 'template1',
    prompt,
    title: 'Action Figure Toy Twin',
    tier: 'basic',
  };
  const { id } = await visitor.post(toytwin, '/api/toytwins', { json: draft });
  await pay(visitor, id);
  // Paid is paid: these wait for it beyond the time of the measurement.
  await waitUntilMade(visitor, id);
  shop.answers.delivered();
  const { packagedImageUrl } = await visitor.get(toytwin, `/api/toytwins/${id}`);
  await visitor.read(packagedImageUrl ?? '');
  await visitor.think(20);
}

/** Somebody who tries it without an account, and leaves. */
export async function tryOut(visitor: Visitor, { photo: form }: Luggage): Promise<void> {
  await openPage(visitor, '/try');
  await visitor.think(15);
  const body = { headers: form.headers, body: form.payload };
  const { token } = await visitor.post(trialPhoto, '/api/try/photos', body);
  for (const description of wishes) {
    await visitor.think(8);
    const json = { token, templateId: 'template1', description };
    await visitor.call('drawing', '/api/try/mock-ups', { method: 'POST', json });
  }
  await visitor.think(15);
}

/** Opens a page in a browser that was never here: with the files that it names. */
async function openPage(visitor: Visitor, path: string): Promise<void> {
  const page = await visitor.read(path);
  const files = page.matchAll(/(?:src|href)="(\/(?:assets|art)\/[^"]+)"/g).map(([, file = '']) => file);
  await visitor.read(...new Set(files));
}

async function register(visitor: Visitor): Promise<void> {
  const email = `${crypto.randomUUID()}@example.com`;
  const name = 'Robin Example';
  const signUp = { email, password: PASSWORD, name };
  const { user } = await visitor.post(account, '/api/auth/sign-up/email', { json: signUp });
  await holdIdToken(visitor);
  const profile = { firebaseUid: user.id, email, displayName: name, isOver18: true, agreedToTerms: true };
  await visitor.post(anything, '/api/users/register', { json: profile });
}

async function holdIdToken(visitor: Visitor): Promise<void> {
  visitor.holdToken((await visitor.get(issued, '/api/auth/token')).token);
}

async function pay(visitor: Visitor, toytwinId: string): Promise<void> {
  const open = { json: { toytwinId, tier: 'basic' } };
  const { sessionUrl } = await visitor.post(checkoutSession, '/api/payments/create-checkout', open);
  await visitor.read(sessionUrl);
  await visitor.think(20);
  await visitor.call('write', sessionUrl, { method: 'POST', body: new URLSearchParams(CARD_FORM) });
}

/** Looks every two seconds, as the wizard does. */
async function waitUntilMade(visitor: Visitor, toytwinId: string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const { status } = await visitor.get(progress, `/api/toytwins/${toytwinId}/progress`);
    if (status === 'completed') return;
    if (Date.now() > deadline) return visitor.giveUp(`a paid toy twin stayed ${status}`);
    await delay(LOOK_EVERY);
  }
}
