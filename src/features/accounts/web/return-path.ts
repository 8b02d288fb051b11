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

/** What the pages behind the guard are for, by the first segment of their path. */
const PURPOSES: Record<string, string> = {
  gallery: 'Log in to see your gallery',
  toytwins: 'Log in to see your toy',
  create: 'Log in to make yours',
  'payment-success': 'Log in to see your toy',
  'payment-cancel': 'Log in to go on with your toy',
  'keep-present': 'Log in to keep your present',
  presents: 'Log in to see your present',
  receipts: 'Log in to see your receipts',
  account: 'Log in to see your account',
  'change-email': 'Log in to change your address',
};

/** The title of the login page: what the person gets to see once they are in. */
export function whyLogIn(state: unknown): string {
  const isSent = typeof state === 'object' && state !== null && 'from' in state;
  const [, first = '', rest] = isSent ? (/^\/([^/?#]*)(?:\/([^/?#]+))?/.exec(returnPath(state)) ?? []) : [];
  if (first === 'gallery' && rest) return 'Log in to see your toy';
  return PURPOSES[first] ?? 'Log in to Toy Twin';
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

/** Where a new account begins: with the present that it was opened for, else in the gallery. */
export function pathAfterSignUp(state: unknown): string {
  const path = returnPath(state);
  return path.startsWith(`${appPaths.keepPresent}?`) ? path : DEFAULT_RETURN_PATH;
}
