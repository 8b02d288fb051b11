import { appPaths } from '#shared/app-paths.ts';
import { type LazyRoute, layout, page } from './lazy-route.tsx';

/** The screens of the web app and the code of each, in the order of a first visit. */
export const routes: LazyRoute[] = [
  // Plain HTML, written at build from static-pages.tsx. The app itself shows them only in development.
  ...(import.meta.env.DEV
    ? [
        page('/', () => import('./landing/landing-page.tsx')),
        page('share-page', () => import('#features/sharing/web/share-page.tsx')),
        page('share-page-3d', () => import('#features/sharing/web/share-page-3d.tsx')),
        page('present-wrapped', () => import('#features/presents/web/present-wrapped-page.tsx')),
        page('present-early', () => import('#features/presents/web/present-early-page.tsx')),
        page('present-open', () => import('#features/presents/web/present-open-page.tsx')),
        page('share-gone', () => import('#features/sharing/web/share-gone-page.tsx')),
      ]
    : []),
  layout(
    () => import('./layouts/auth-layout.tsx'),
    [
      page(appPaths.login, () => import('#features/accounts/web/login-page.tsx')),
      page(appPaths.register, () => import('#features/accounts/web/register-page.tsx')),
      page(appPaths.forgotPassword, () => import('#features/accounts/web/forgot-password-page.tsx')),
      page(appPaths.signInLink, () => import('#features/accounts/web/sign-in-link-page.tsx')),
      page(appPaths.continue, () => import('#features/accounts/web/providers/continue-page.tsx')),
      page(appPaths.confirmEmail, () => import('#features/accounts/web/confirm-email-page.tsx')),
      page(appPaths.accountDeleted, () => import('#features/accounts/web/account-deleted-page.tsx')),
      page(appPaths.resetPassword, () => import('#features/accounts/web/reset-password-page.tsx')),
    ],
  ),
  layout(
    () => import('./layouts/open-layout.tsx'),
    [page(appPaths.try, () => import('#features/trial/web/try-page.tsx'))],
  ),
  layout(
    () => import('./layouts/private-layout.tsx'),
    [
      page(appPaths.create, () => import('#features/create/web/create-page.tsx')),
      page(appPaths.paymentSuccess, () => import('#features/checkout/web/payment-success-page.tsx')),
      page(appPaths.paymentCancel, () => import('#features/checkout/web/payment-cancel-page.tsx')),
      page(appPaths.gallery, () => import('#features/gallery/web/gallery-page.tsx')),
      page(appPaths.galleryDetail, () => import('#features/gallery/web/detail-page.tsx')),
      page(appPaths.keepPresent, () => import('#features/presents/web/keep-present-page.tsx')),
      page(appPaths.keptPresent, () => import('#features/gallery/web/presents/kept-present-page.tsx')),
      page(appPaths.receipts, () => import('#features/checkout/web/receipts-page.tsx')),
      page(appPaths.changeEmail, () => import('#features/accounts/web/owner/change-email-page.tsx')),
      page(appPaths.account, () => import('#features/accounts/web/account-page.tsx')),
    ],
  ),
  page(appPaths.toytwin, () => import('./toytwin-redirect.tsx')),
  // Not among the paths that the server knows: for everybody but operators it is a page that does not exist.
  page('operator/*', () => import('#features/operator/web/operator-page.tsx')),
  layout(
    () => import('./layouts/plain-layout.tsx'),
    [
      page(appPaths.terms, () => import('#features/accounts/web/terms-page.tsx')),
      page(appPaths.privacy, () => import('#features/accounts/web/privacy-page.tsx')),
      page(appPaths.contact, () => import('#features/accounts/web/contact-page.tsx')),
      page(appPaths.imprint, () => import('#features/accounts/web/imprint-page.tsx')),
      page(appPaths.apiTest, () => import('./diagnostics/api-test-page.tsx')),
      page('*', () => import('./not-found-page.tsx')),
    ],
  ),
];
