import { and, eq } from 'drizzle-orm';
import { orders } from '#features/checkout/tables.ts';
import { DRAFT_DAYS, shownTitle } from '#features/toytwins/contract.ts';
import { isPhotoErased } from '#features/toytwins/server/require-photos.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { draftPath } from '#shared/app-paths.ts';
import { formatAmount } from '#shared/money.ts';
import { emails } from '../tables.ts';
import type { Recipient } from './find-recipient.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

type Needs = Pick<Services, 'database' | 'identity' | 'config'>;

/**
 * The reminder of an unpaid box, a day after its owner asked for it.
 * @param unlessUnsubscribed they got our optional emails when they asked: not sent if they have unsubscribed since.
 * @returns undefined when the box is paid, deleted or without its photo, its owner is blocked, or was reminded of it before.
 */
export async function reminderEmail(
  services: Needs,
  tokens: UnsubscribeTokens,
  recipient: Recipient,
  unlessUnsubscribed: boolean,
): Promise<EmailContent | undefined> {
  const { user, order } = recipient;
  if (unlessUnsubscribed && !user.mailWhenReady) return undefined;
  const [toytwin] = await services.database.select().from(toytwins).where(eq(toytwins.id, order.toytwinId));
  if (toytwin?.status !== 'draft' || isPhotoErased(toytwin)) return undefined;
  if ((await services.identity.findBlocked([user.uid])).has(user.uid)) return undefined;
  if (await wasReminded(services, toytwin.id)) return undefined;
  const title = shownTitle(toytwin.title);
  return {
    subject: 'Your box is still waiting for you',
    preview: `${title} is designed and not paid yet. Nothing was charged.`,
    heading: 'Your box is waiting',
    paragraphs: [
      greeting(user.displayName),
      `You asked us to remind you of ${title}. It is as you left it: your photo, your look and your words are kept for ${DRAFT_DAYS} days from when you made it.`,
      'Nothing was charged, and nothing will be unless you pay.',
    ],
    facts: [{ name: 'Price', value: formatAmount(order.amount, order.currency) }],
    action: { label: 'Finish it', url: `${services.config.publicUrl}${draftPath(toytwin.id)}` },
    notes: ['This is the only reminder of this box.'],
    unsubscribeUrl: tokens.address(user.uid),
  };
}

/** By any of the box's orders: each visit to the payment page may have been another. */
async function wasReminded({ database }: Pick<Services, 'database'>, toytwinId: string): Promise<boolean> {
  const rows = await database
    .select({ orderId: emails.orderId })
    .from(emails)
    .innerJoin(orders, eq(orders.id, emails.orderId))
    .where(and(eq(orders.toytwinId, toytwinId), eq(emails.kind, 'reminder')))
    .limit(1);
  return rows.length > 0;
}
