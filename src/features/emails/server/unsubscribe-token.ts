import { createHmac, timingSafeEqual } from 'node:crypto';
import { appSecret } from '#services/database/app-secret.ts';
import type { Services } from '#services/index.ts';

/** Makes and reads the addresses at which one click ends letters. They hold for ever: old mails are kept long. */
export interface UnsubscribeTokens {
  /** The absolute address for this person. */
  address(uid: string): string;
  /** The person whom a token was made for, or undefined when it was not made by us. */
  read(token: string): string | undefined;
}

/** Tokens signed with a secret of the database's own, so that every process makes and reads the same. */
export async function openUnsubscribeTokens({
  config,
  database,
}: Pick<Services, 'config' | 'database'>): Promise<UnsubscribeTokens> {
  const secret = await appSecret(database, 'unsubscribe');
  const sign = (uid: string) => createHmac('sha256', secret).update(uid).digest().subarray(0, 16);
  return {
    address(uid) {
      const token = `${Buffer.from(uid).toString('base64url')}.${sign(uid).toString('base64url')}`;
      return `${config.publicUrl}/unsubscribe/${token}`;
    },
    read(token) {
      const [person = '', signature = ''] = token.split('.');
      const uid = Buffer.from(person, 'base64url').toString();
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(uid);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? uid : undefined;
    },
  };
}
