/**
 * `fetch` that follows no redirect: a face, somebody's words or our key go to the address that the operator named, and
 * nowhere else. The redirect is the answer.
 */
export const fetchWithoutRedirects: typeof fetch = (address, options) =>
  fetch(address, { ...options, redirect: 'manual' });
