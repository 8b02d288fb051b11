import sharp from 'sharp';
import { checkoutSession, type Order, orderAnswer } from '#features/checkout/contract.ts';
import type { Design } from '#features/designs/contract.ts';
import { type Photo, photo } from '#features/photos/contract.ts';
import type { TemplateId } from '#features/templates/contract.ts';
import {
  defaultTitle,
  type Portrayed,
  type Tier,
  type Toytwin,
  toytwin,
} from '#features/toytwins/contract.ts';
import type { App } from '#http/application.ts';
import { STUCK } from './deadlines.ts';
import type { Person } from './person.ts';

/** Test cards of the sandbox's page. */
export const CARDS = { approved: '4242424242424242', declined: '4000000000000002' } as const;

/** A small drawn face for tests that do not look at it. */
export async function drawnPhoto(width = 400, height = 500): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 500">
    <rect width="400" height="500" fill="#7fa7b8"/><rect x="90" y="380" width="220" height="160" rx="60" fill="#b3312a"/>
    <ellipse cx="200" cy="230" rx="105" ry="140" fill="#d9a07a"/><path d="M90 200 Q200 20 310 200 Q200 120 90 200" fill="#3a2416"/>
    <circle cx="160" cy="220" r="10" fill="#222"/><circle cx="240" cy="220" r="10" fill="#222"/>
    <path d="M160 300 Q200 330 240 300" stroke="#8a3a33" stroke-width="9" fill="none"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

/** A multipart body with one file. */
export function multipart(bytes: Buffer, fileName: string, type = 'image/jpeg') {
  const boundary = '----toytwin';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Uploads a photo. */
export async function uploadPhoto(person: Person, bytes?: Buffer, fileName = 'me.jpg'): Promise<Photo> {
  const body = multipart(bytes ?? (await drawnPhoto()), fileName);
  const response = await person.call({ method: 'POST', url: '/api/photos', ...body });
  if (response.statusCode !== 200) throw new Error(`Upload failed: ${response.body}`);
  return photo.parse(response.json());
}

export interface DraftOptions {
  tier?: Tier;
  templateId?: TemplateId;
  prompt?: string;
  photo?: Photo;
  design?: Design;
  /** The second person of two in one box; the design has what they are like. */
  second?: { photo: Photo; portrayed: Portrayed };
}

/** Uploads a photo and creates a draft. */
export async function makeDraft(person: Person, options: DraftOptions = {}): Promise<Toytwin> {
  const { tier = 'basic', templateId = 'template1', prompt = 'Space explorer with a guitar' } = options;
  const uploaded = options.photo ?? (await uploadPhoto(person));
  const body = {
    sourceImage: uploaded.sourceImage,
    templateId,
    prompt,
    title: defaultTitle(templateId),
    tier,
    design: options.design,
    ...(options.second && {
      second: { sourceImage: options.second.photo.sourceImage, portrayed: options.second.portrayed },
    }),
  };
  return person.send(toytwin, 'POST', '/api/toytwins', body);
}

/** Opens the checkout of a draft. */
export async function openCheckout(person: Person, draft: Toytwin) {
  const body = { toytwinId: draft.id, tier: draft.tier };
  return person.send(checkoutSession, 'POST', '/api/payments/create-checkout', body);
}

/** Pays on the sandbox's page by submitting its form. */
export async function payOnPage(app: App, sessionUrl: string, card: string = CARDS.approved) {
  const { pathname } = new URL(sessionUrl);
  return app.inject({
    method: 'POST',
    url: pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      email: 'robin@example.com',
      cardNumber: card,
      cardExpiry: '12 / 34',
      cardCvc: '123',
      billingName: 'Robin Example',
    }).toString(),
  });
}

/** Creates and pays a draft. */
export async function payNew(app: App, person: Person, options: DraftOptions & { card?: string } = {}) {
  return payDraft(app, person, await makeDraft(person, options), options.card);
}

/** Pays a draft. */
export async function payDraft(app: App, person: Person, draft: Toytwin, card?: string) {
  const checkout = await openCheckout(person, draft);
  const answer = await payOnPage(app, checkout.sessionUrl, card);
  if (answer.statusCode !== 303) throw new Error(`Payment failed: ${answer.statusCode} ${answer.body}`);
  return { toytwinId: draft.id, orderId: checkout.orderId };
}

/** Waits until the toy twin has one of the statuses. Fails after a generous time-out. */
export async function waitForStatus(
  person: Person,
  id: string,
  ...statuses: Toytwin['status'][]
): Promise<Toytwin> {
  const deadline = Date.now() + STUCK;
  for (;;) {
    const now = await person.get(toytwin, `/api/toytwins/${id}`);
    if (statuses.includes(now.status)) return now;
    if (Date.now() > deadline) throw new Error(`Toy twin stayed ${now.status} (${now.failureMessage})`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The order as its owner reads it. */
export async function readOrder(person: Person, orderId: string): Promise<Order> {
  return (await person.get(orderAnswer, `/api/payments/order/${orderId}`)).order;
}
