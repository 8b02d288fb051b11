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
  confirmEmail: '/confirm-email',
  try: '/try',
  create: '/create',
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  gallery: '/gallery',
  galleryDetail: '/gallery/:id',
  receipts: '/receipts',
  account: '/account',
  accountDeleted: '/account-deleted',
  /** The API answers programs here; a browser that opens it is redirected to `galleryDetail`. */
  toytwin: '/toytwins/:id',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact',
  apiTest: '/api-test',
} as const;

/** The page of one toy twin. */
export function detailPath(id: string): string {
  return `${appPaths.gallery}/${encodeURIComponent(id)}`;
}

/** The wizard at the payment step of an unpaid toy twin. */
export function draftPath(id: string): string {
  return `${appPaths.create}?draft=${encodeURIComponent(id)}`;
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
  'reports',
] as const;

const patterns = Object.values(appPaths).map((path) => path.replace(/:\w+/g, '[^/]+'));
const screen = new RegExp(`^(?:${patterns.join('|')})/?$`);

/** Whether the web app has a screen at this path; a slash at its end does not matter. */
export function isAppPath(pathname: string): boolean {
  return screen.test(pathname);
}
