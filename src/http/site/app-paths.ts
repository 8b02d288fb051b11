const paths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/create',
  '/gallery',
  '/payment-success',
  '/payment-cancel',
  '/receipts',
  '/account',
  '/terms',
  '/privacy',
  '/api-test',
];
const detail = /^\/(gallery|toytwins)\/[^/]+$/;

/** Whether the web app has a screen at this path; for any other it says 'Page not found' with status 404. */
export function isAppPath(pathname: string): boolean {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return paths.includes(path) || detail.test(path);
}
