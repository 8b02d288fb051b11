import { eq } from 'drizzle-orm';
import { serialWords, shownTitle } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths, detailPath } from '#shared/app-paths.ts';
import type { Recipient } from './find-recipient.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/**
 * 'Your toy is one', a year after a toy twin was finished. Without its picture: after a year somebody else may read the mailbox.
 * @returns undefined when its owner did not ask for it, or is blocked, or the toy twin is gone.
 */
export async function birthdayEmail(
  { database, identity, config }: Pick<Services, 'database' | 'identity' | 'config'>,
  tokens: UnsubscribeTokens,
  { user, order }: Recipient,
): Promise<EmailContent | undefined> {
  if (!user.mailOnBirthday) return undefined;
  const [toytwin] = await database.select().from(toytwins).where(eq(toytwins.id, order.toytwinId));
  if (toytwin?.status !== 'completed') return undefined;
  if ((await identity.findBlocked([user.uid])).has(user.uid)) return undefined;
  const name = `${shownTitle(toytwin.title)}, ${serialWords(toytwin.serial)}`;
  return {
    subject: 'Your toy is one',
    preview: `${name} came off the line a year ago today.`,
    heading: 'Your toy is one',
    paragraphs: [
      greeting(user.displayName),
      `${name} came off the line a year ago. It still hangs in your gallery, as new.`,
      `Do you look different today? Another one stands well next to it: ${config.publicUrl}${appPaths.create}`,
    ],
    action: { label: 'See your toy twin', url: `${config.publicUrl}${detailPath(toytwin.id)}` },
    notes: ['You asked for this email in your account. It is the only one about this toy twin’s birthday.'],
    unsubscribeUrl: tokens.address(user.uid),
  };
}
