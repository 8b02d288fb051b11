/**
 * `fetch` that does not follow redirects; the redirect is the response. Photos, descriptions and API keys must go to the
 * address that the operator configured and nowhere else.
 */
export const fetchWithoutRedirects: typeof fetch = (address, options) =>
  fetch(address, { ...options, redirect: 'manual' });
