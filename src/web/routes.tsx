import { type LazyRoute, layout, page } from './lazy-route.tsx';

/** All routes of the web app (specification, section 2), in the order of the user's journey. */
export const routes: LazyRoute[] = [
  // Static HTML, built from static-pages.tsx; the app renders these pages only in development.
  ...(import.meta.env.DEV
    ? [
        page('/', () => import('./landing/landing-page.tsx')),
        page('share-page', () => import('#features/sharing/web/share-page.tsx')),
        page('share-page-3d', () => import('#features/sharing/web/share-page-3d.tsx')),
        page('share-gone', () => import('#features/sharing/web/share-gone-page.tsx')),
      ]
    : []),
  layout(
    () => import('./layouts/auth-layout.tsx'),
    [
      page('login', () => import('#features/accounts/web/login-page.tsx')),
      page('register', () => import('#features/accounts/web/register-page.tsx')),
      page('forgot-password', () => import('#features/accounts/web/forgot-password-page.tsx')),
      page('reset-password', () => import('#features/accounts/web/reset-password-page.tsx')),
    ],
  ),
  layout(
    () => import('./layouts/private-layout.tsx'),
    [
      page('create', () => import('#features/create/web/create-page.tsx')),
      page('payment-success', () => import('#features/checkout/web/payment-success-page.tsx')),
      page('payment-cancel', () => import('#features/checkout/web/payment-cancel-page.tsx')),
      page('gallery', () => import('#features/gallery/web/gallery-page.tsx')),
      page('gallery/:id', () => import('#features/gallery/web/detail-page.tsx')),
      page('receipts', () => import('#features/checkout/web/receipts-page.tsx')),
      page('account', () => import('#features/accounts/web/account-page.tsx')),
    ],
  ),
  // This path is an API endpoint. A browser that opens it is redirected to the page.
  page('toytwins/:id', () => import('./toytwin-redirect.tsx')),
  layout(
    () => import('./layouts/plain-layout.tsx'),
    [
      page('terms', () => import('#features/accounts/web/terms-page.tsx')),
      page('privacy', () => import('#features/accounts/web/privacy-page.tsx')),
      page('api-test', () => import('./diagnostics/api-test-page.tsx')),
      page('*', () => import('./not-found-page.tsx')),
    ],
  ),
];
