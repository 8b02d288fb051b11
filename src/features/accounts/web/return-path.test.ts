import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

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

it('returnPath never leaves the site', () => {
  expect(returnPath({ from: { pathname: '//elsewhere.example/' } })).toBe('/gallery');
});
