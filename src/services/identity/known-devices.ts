import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { BASE_PATH } from './base-path.ts';

/**
 * Remembers browsers that have signed in to an address, by a cookie that is no session (OWASP, "device cookies"): the
 * failed attempts of others at that address do not slow them down.
 */
export interface KnownDevices {
  /** The key under which this browser's own failures at the address are counted; undefined for an unknown one. */
  find(request: Request, email: string): string | undefined;
  /** Adds the cookie to the answer of a good sign-in. */
  remember(request: Request, response: Response, email: string): Response;
  /** The `Set-Cookie` value with which a browser forgets all its addresses. */
  expire(): string;
}

const COOKIE = 'toytwin.device';
const YEAR = 365 * 86_400;
/** Addresses per browser; a family shares one. */
const ADDRESSES = 4;

/** One per address. It does not name the address, but is signed with it. */
const entry = z
  .string()
  .regex(/^[\w-]{22}\.[\w-]{43}$/)
  .transform((text) => {
    const [nonce = '', signature = ''] = text.split('.');
    return { nonce, signature };
  });
type Entry = z.infer<typeof entry>;

/** @param secret signs the cookies. @param publicUrl decides whether they are sent over HTTPS only. */
export function createKnownDevices(secret: string, publicUrl: string): KnownDevices {
  const sign = (nonce: string, email: string) =>
    createHmac('sha256', secret).update(`${nonce}.${email}`).digest('base64url');
  const toCookie = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: COOKIE,
      value,
      path: BASE_PATH,
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
    });
  const isOf = (email: string) => (known: Entry) =>
    timingSafeEqual(Buffer.from(known.signature), Buffer.from(sign(known.nonce, email)));

  return {
    find(request, email) {
      const own = readEntries(request).find(isOf(email));
      return own && `${own.nonce} ${email}`;
    },
    remember(request, response, email) {
      const known = readEntries(request);
      const others = known.filter((one) => !isOf(email)(one)).slice(0, ADDRESSES - 1);
      const nonce = known.find(isOf(email))?.nonce ?? randomBytes(16).toString('base64url');
      const entries = [{ nonce, signature: sign(nonce, email) }, ...others];
      const value = entries.map((one) => `${one.nonce}.${one.signature}`).join('~');
      response.headers.append('set-cookie', toCookie(value, YEAR));
      return response;
    },
    expire: () => toCookie('', 0),
  };
}

function readEntries(request: Request): Entry[] {
  const value = parseCookie(request.headers.get('cookie') ?? '')[COOKIE] ?? '';
  return value
    .split('~')
    .slice(0, ADDRESSES)
    .map((text) => entry.safeParse(text).data)
    .filter((known) => known !== undefined);
}
