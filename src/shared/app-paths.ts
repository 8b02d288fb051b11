/**
 * The web app's screens (docs/specification.md#screens). The server answers these paths with the app, and any other one with
 * 'Page not found' and status 404; `src/web/routes.tsx` says which page each of them shows.
 */
export const appPaths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The page that asks for a log-in link, and to which that link leads. */
  signInLink: '/sign-in-link',
  /** Where Google or Apple send people back to. */
  continue: '/continue',
  confirmEmail: '/confirm-email',
  /** Where the mails lead that change an account's address. */
  changeEmail: '/change-email',
  try: '/try',
  create: '/create',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  gallery: '/gallery',
  galleryDetail: '/gallery/:id',
  /** Hangs a present, whose token is in the query, in the gallery. */
  keepPresent: '/keep-present',
  /** A present that one keeps. */
  keptPresent: '/presents/:id',
  receipts: '/receipts',
  account: '/account',
  accountDeleted: '/account-deleted',
  /** The API answers programs here; a browser that opens it is redirected to `galleryDetail`. */
  toytwin: '/toytwins/:id',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  imprint: '/imprint',
  apiTest: '/api-test',
} as const;

/** The page of one toy twin. */
export function detailPath(id: string): string {
  return `${appPaths.gallery}/${encodeURIComponent(id)}`;
}

/** The page of a present that one keeps. */
export function keptPath(id: string): string {
  return `/presents/${encodeURIComponent(id)}`;
}

/** The wizard at the payment step of an unpaid toy twin. */
export function draftPath(id: string): string {
  return `${appPaths.create}?draft=${encodeURIComponent(id)}`;
}

/** All receipts; the PDF of this order's is downloaded at once. */
export function receiptPath(orderId: string): string {
  return `${appPaths.receipts}?pdf=${encodeURIComponent(orderId)}`;
}

/** The wizard, which continues with the box that was tried in this browser. */
export const goOnWithTryPath = `${appPaths.create}?from=try`;

/** The first segments of the paths that the server answers itself. `npm run dev` passes them on to it. */
export const serverPaths = [
  'api',
  'files',
  'art',
  'templates',
  'toytwins',
  'sandbox',
  'outbox',
  'unsubscribe',
  's',
  'present',
  'reports',
  'share-photo',
] as const;

const patterns = Object.values(appPaths).map((path) => path.replace(/:\w+/g, '[^/]+'));
const screen = new RegExp(`^(?:${patterns.join('|')})/?$`);

/** Whether the web app has a screen at this path; a slash at its end does not matter. */
export function isAppPath(pathname: string): boolean {
  return screen.test(pathname);
}
