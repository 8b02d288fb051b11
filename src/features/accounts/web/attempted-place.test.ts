import { expect, it } from 'vitest';
import { attemptedPlace } from './attempted-place.ts';

it('returnPath keeps path, query and hash of the attempted page', () => {
  const from = { pathname: '/create', search: '?order_id=1&payment_status=success', hash: '#top' };
  expect(attemptedPlace({ from })).toBe('/create?order_id=1&payment_status=success#top');
});

it.each([[null], [undefined], [{}], [{ from: null }], [{ from: { pathname: 7 } }], ['/create']])(
  'goes to the gallery for %j',
  (state) => {
    expect(attemptedPlace(state)).toBe('/gallery');
  },
);

it('returnPath never leaves the site', () => {
  expect(attemptedPlace({ from: { pathname: '//elsewhere.example/' } })).toBe('/gallery');
});
