import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { isPhotoErased, readPhotos } from '#features/toytwins/server/require-photos.ts';
import { studioOptionsOf } from '#features/toytwins/server/studio-options-of.ts';
import { type ToytwinRow, toytwins } from '#features/toytwins/tables.ts';
import { appSecret } from '#services/database/app-secret.ts';
import type { Services } from '#services/index.ts';
import { orders } from '../../tables.ts';

/** Signs and reads the tokens of pictures on the sandbox's payment page. A token is of use only while its order is open. */
export interface BoxPictureTokens {
  /** The path of an order's picture. */
  path(orderId: string): string;
  /** Whether this is the token of the order. */
  verify(orderId: string, token: string): boolean;
}

/** Opens the tokens. Their secret is kept in the database, so that all processes share it. */
export async function openBoxPictureTokens(database: Services['database']): Promise<BoxPictureTokens> {
  const secret = await appSecret(database, 'payment-page-pictures');
  const sign = (orderId: string) => createHmac('sha256', secret).update(orderId).digest().subarray(0, 16);
  return {
    path: (orderId) => `/payment-pictures/${orderId}/${sign(orderId).toString('base64url')}`,
    verify(orderId, token) {
      const [given, wanted] = [Buffer.from(token, 'base64url'), sign(orderId)];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}

/** @returns the toy twin that an open order is to pay for; undefined once it is paid, expired, cancelled or deleted. */
export async function findOpenBox(
  database: Services['database'],
  orderId: string,
): Promise<ToytwinRow | undefined> {
  const isOpen = and(eq(orders.id, orderId), eq(orders.status, 'open'), gt(orders.expiresAt, new Date()));
  const [row] = await database
    .select({ toytwin: toytwins })
    .from(orders)
    .innerJoin(toytwins, eq(toytwins.id, orders.toytwinId))
    .where(isOpen);
  return row?.toytwin;
}

/** Draws the watermarked preview of a stored box, as its owner saw it in the wizard. @returns undefined without its photo. */
export async function drawBox(
  { storage, imaging }: Pick<Services, 'storage' | 'imaging'>,
  toytwin: ToytwinRow,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const { seed, uid } = toytwin;
  if (isPhotoErased(toytwin) || seed === null) return undefined;
  const { kind: _, ...options } = studioOptionsOf(toytwin, 'packaged');
  const task = { ...options, ...(await readPhotos({ storage }, toytwin)), seed };
  return (await imaging.preview.drawPreview(uid, task, signal)).picture;
}
