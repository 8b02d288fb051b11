import { expect, it } from 'vitest';
import { isBackFromPayment, pathAfterSignUp, returnPath, whyLogIn } from './return-path.ts';

it('returnPath keeps path, query and hash of the attempted page', () => {
  const from = { pathname: '/create', search: '?order_id=1&payment_status=success', hash: '#top' };
  expect(returnPath({ from })).toBe('/create?order_id=1&payment_status=success#top');
});

it.each([[null], [undefined], [{}], [{ from: null }], [{ from: { pathname: 7 } }], ['/create']])(
  'returnPath defaults to the gallery for %j',
  (state) => {
    expect(returnPath(state)).toBe('/gallery');
  },
);

it('returnPath never leads to another site', () => {
  expect(returnPath({ from: { pathname: '//elsewhere.example/' } })).toBe('/gallery');
});

it.each([
  ['/payment-success', '?order_id=0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90', true],
  ['/payment-success', '?order_id=0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90&toytwin_id=1', true],
  ['/create', '?order_id=0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90&payment_status=success', true],
  ['/create', '?order_id=0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90', false],
  ['/payment-success', '?order_id=1', false],
  ['/payment-success', '', false],
  ['/payment-cancel', '?order_id=0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90', false],
])('isBackFromPayment knows the address after a payment: %s%s', (pathname, search, is) => {
  expect(isBackFromPayment({ from: { pathname, search } })).toBe(is);
});

it.each([
  ['/gallery', '', 'Log in to see your gallery'],
  ['/gallery/0b2f4c1e-6f0a-4d8e-9a55-3f6c2b1d7e90', '', 'Log in to see your toy'],
  ['/create', '?from=try', 'Log in to make yours'],
  ['/receipts', '', 'Log in to see your receipts'],
  ['/somewhere-new', '', 'Log in to Toy Twin'],
])('whyLogIn says what the login is for: %s%s', (pathname, search, title) => {
  expect(whyLogIn({ from: { pathname, search } })).toBe(title);
});

it('whyLogIn names no purpose if nobody was sent to the login page', () => {
  expect(whyLogIn(null)).toBe('Log in to Toy Twin');
});

it.each([
  ['/keep-present', '/keep-present?present=x'],
  ['/create', '/gallery'],
  ['//keep-present', '/gallery'],
])('pathAfterSignUp of %s is %s', (pathname, wanted) => {
  expect(pathAfterSignUp({ from: { pathname, search: '?present=x' } })).toBe(wanted);
});
