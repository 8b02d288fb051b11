import { createHmac, timingSafeEqual } from 'node:crypto';
import { appSecret } from '#services/database/app-secret.ts';
import type { Services } from '#services/index.ts';

/** Signs and reads the tokens of unsubscribe links. They never expire, because people keep old emails. */
export interface UnsubscribeTokens {
  /** The absolute unsubscribe link for this person. */
  address(uid: string): string;
  /** The uid of a token's person; undefined when the signature is not ours. */
  read(token: string): string | undefined;
}

/** Opens the tokens. Their secret is kept in the database, so that all processes share it. */
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
