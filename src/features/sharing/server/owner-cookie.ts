import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '#config.ts';
import { appSecret } from '#services/database/app-secret.ts';
import type { Database } from '#services/database/index.ts';

const NAME = 'toytwin.owner';
/** Seconds. */
const YEAR = 365 * 86_400;

/** Tells an owner's own visits of their public pages from those of others, without looking anything up. */
export interface OwnerCookie {
  /** The `set-cookie` header for the owner's browser. Scripts cannot read it, and only share pages are sent it. */
  write(uid: string): string;
  isOwner(cookies: string | undefined, uid: string): boolean;
}

/** The cookie holds a keyed hash of the account, which is of no use to anybody else. */
export async function openOwnerCookie(
  database: Database,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<OwnerCookie> {
  const secret = await appSecret(database, 'share-owner');
  const hash = (uid: string) => createHmac('sha256', secret).update(uid).digest('base64url').slice(0, 22);
  return {
    write: (uid) =>
      stringifySetCookie({
        name: NAME,
        value: hash(uid),
        path: '/s',
        httpOnly: true,
        sameSite: 'lax',
        secure: publicUrl.startsWith('https:'),
        maxAge: YEAR,
      }),
    isOwner: (cookies, uid) => parseCookie(cookies ?? '')[NAME] === hash(uid),
  };
}
