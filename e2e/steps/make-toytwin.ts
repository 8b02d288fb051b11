import { expect, type Page } from '@playwright/test';
import { checkoutSession } from '#features/checkout/contract.ts';
import { type Photo, photo } from '#features/photos/contract.ts';
import { type Tier, type Toytwin, toytwin } from '#features/toytwins/contract.ts';
import { STUCK } from '../../test/deadlines.ts';
import type { Portrait } from '../fixtures.ts';
import { post } from './person.ts';
import { DESCRIPTION } from './wizard.ts';

/** Makes a completed toy twin through the API, with its second variation: upload, record, checkout, payment. */
export async function makeToytwin(
  page: Page,
  token: string,
  portrait: Portrait,
  tier: Tier = 'basic',
): Promise<Toytwin> {
  const { request } = page.context();
  const authorized = { authorization: `Bearer ${token}` };
  const { id } = await makeDraft(page, token, portrait, tier);
  const order = { toytwinId: id, tier };
  const { sessionUrl } = await post(request, '/api/payments/create-checkout', checkoutSession, order, token);
  const paid = await request.post(sessionUrl, { form: card, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const read = async () =>
    toytwin.parse(await (await request.get(`/api/toytwins/${id}`, { headers: authorized })).json());
  // Service tests call this too, outside of Playwright's configuration.
  await expect.poll(async () => (await read()).versions?.length, { timeout: STUCK }).toBe(2);
  return read();
}

/** Creates an unpaid draft through the API. */
export async function makeDraft(
  page: Page,
  token: string,
  portrait: Portrait,
  tier: Tier = 'basic',
): Promise<Toytwin> {
  const { sourceImage } = await storePhoto(page, token, portrait);
  const body = { sourceImage, templateId: 'template3', prompt: DESCRIPTION, tier };
  return post(page.context().request, '/api/toytwins', toytwin, body, token);
}

/** Uploads a photo through the API. */
export async function storePhoto(page: Page, token: string, portrait: Portrait): Promise<Photo> {
  const { request } = page.context();
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await request.post('/api/photos', { multipart: { photo: portrait }, headers });
  return photo.parse(await uploaded.json());
}

/** Makes a draft through the API and opens its payment page. */
export async function openPaymentPage(page: Page, token: string, portrait: Portrait): Promise<void> {
  const { id } = await makeDraft(page, token, portrait);
  const order = { toytwinId: id, tier: 'basic' };
  const { request } = page.context();
  const path = '/api/payments/create-checkout';
  await page.goto((await post(request, path, checkoutSession, order, token)).sessionUrl);
}

const card = {
  email: 'robin@example.com',
  cardNumber: '4242424242424242',
  cardExpiry: '12 / 34',
  cardCvc: '123',
  billingName: 'Robin Example',
};
