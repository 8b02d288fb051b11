import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The contents page of the web app (specification, section 2), in the order in which people meet them. */
export default [
  index('landing/landing-page.tsx'),
  layout('layouts/auth-layout.tsx', [
    route('login', '../features/accounts/web/login-page.tsx'),
    route('register', '../features/accounts/web/register-page.tsx'),
    route('forgot-password', '../features/accounts/web/forgot-password-page.tsx'),
    route('reset-password', '../features/accounts/web/reset-password-page.tsx'),
  ]),
  layout('layouts/private-layout.tsx', [
    route('create', '../features/toytwins/web/create/create-page.tsx'),
    route('payment-success', '../features/checkout/web/payment-success-page.tsx'),
    route('payment-cancel', '../features/checkout/web/payment-cancel-page.tsx'),
    route('gallery', '../features/toytwins/web/gallery-page.tsx'),
    route('gallery/:id', '../features/toytwins/web/detail-page.tsx'),
    route('receipts', '../features/checkout/web/receipts-page.tsx'),
    route('account', '../features/accounts/web/account-page.tsx'),
  ]),
  // The API answers programs here; a browser that is sent here wants the page.
  route('toytwins/:id', 'toytwin-redirect.tsx'),
  // Written at build; the server fills in what was shared.
  route('share-page', '../features/sharing/web/share-page.tsx'),
  route('share-page-3d', '../features/sharing/web/share-page-3d.tsx'),
  route('share-gone', '../features/sharing/web/share-gone-page.tsx'),
  layout('layouts/plain-layout.tsx', [
    route('terms', '../features/accounts/web/terms-page.tsx'),
    route('privacy', '../features/accounts/web/privacy-page.tsx'),
    route('api-test', 'diagnostics/api-test-page.tsx'),
    route('*', 'not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
