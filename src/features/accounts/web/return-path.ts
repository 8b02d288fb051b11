import { appPaths } from '#shared/app-paths.ts';
/** docs/specification.md#limits: "Default post-login route /gallery". */
export const DEFAULT_RETURN_PATH = appPaths.gallery;

function text(source: object, key: string): string {
  const value: unknown = Object.getOwnPropertyDescriptor(source, key)?.value;
  return typeof value === 'string' ? value : '';
}

/** The form of an order's id. */
const ORDER_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Whether the person was redirected from the payment page after a payment. It does not check that the order exists:
 * people who are not logged in learn nothing about orders.
 */
export function isBackFromPayment(state: unknown): boolean {
  const { pathname, searchParams } = new URL(returnPath(state), 'http://this.site');
  const isPaid = pathname === appPaths.paymentSuccess || searchParams.get('payment_status') === 'success';
  return isPaid && ORDER_ID.test(searchParams.get('order_id') ?? '');
}

/**
 * The path that the guard stored in the history state before it redirected to /login; the gallery without
 * one.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return DEFAULT_RETURN_PATH;
  const { from } = state;
  if (typeof from !== 'object' || from === null) return DEFAULT_RETURN_PATH;
  const path = text(from, 'pathname') + text(from, 'search') + text(from, 'hash');
  return /^\/(?!\/)/.test(path) ? path : DEFAULT_RETURN_PATH;
}
