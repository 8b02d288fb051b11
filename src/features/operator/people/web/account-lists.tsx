import type { ReactNode } from 'react';
import { nameWare, orderNumber } from '#features/checkout/contract.ts';
import { messageReason } from '../../inbox/web/inbox-words.ts';
import { MessageState } from '../../inbox/web/message-state.tsx';
import { DeskLink } from '../../web/desk-link.tsx';
import { DeskSection } from '../../web/desk-section.tsx';
import { formatTime } from '../../web/format-time.ts';
import { StatusMark } from '../../web/status-mark.tsx';
import { Tag } from '../../web/tag.tsx';
import type { Account } from '../contract.ts';

/** The newest orders of a person. */
export function OrderList({ account: { orders, moreOrders, email } }: { account: Account }) {
  return (
    <DeskSection title="Orders">
      <Lines empty="No orders." lines={orders}>
        {(order) => (
          <Line
            key={order.id}
            left={
              <>
                <DeskLink to={`/operator/orders/${order.id}`}>{orderNumber(order.id)}</DeskLink>{' '}
                {nameWare(order)}
              </>
            }
            right={
              <>
                {order.formatted} <StatusMark status={order.status} />
              </>
            }
            below={formatTime(order.createdAt)}
          />
        )}
      </Lines>
      {moreOrders && (
        <p className="mt-3">
          <DeskLink to={`/operator/orders?search=${encodeURIComponent(email)}`}>All orders</DeskLink>
        </p>
      )}
    </DeskSection>
  );
}

/** What was written about a person's toy twins, by them or by others. */
export function MessageList({ messages }: { messages: Account['messages'] }) {
  return (
    <DeskSection title="Reports, notes and answers">
      <Lines empty="Nothing was written about their toy twins." lines={messages}>
        {(message) => (
          <Line
            key={message.id}
            left={<DeskLink to={`/operator/inbox/${message.id}`}>{messageReason(message)}</DeskLink>}
            right={<MessageState state={message.state} />}
            below={`${formatTime(message.createdAt)} · ${message.words || 'No words'}`}
          />
        )}
      </Lines>
    </DeskSection>
  );
}

const MAIL_STATES: Record<Account['mails'][number]['state'], string> = {
  queued: 'waiting',
  sent: 'sent',
  refused: 'refused',
  delayed: 'delayed',
  not_sent: 'not sent',
};

/** What became of the emails about a person's orders. */
export function MailList({ mails }: { mails: Account['mails'] }) {
  return (
    <DeskSection title="Emails about orders">
      <Lines empty="None." lines={mails}>
        {(mail) => (
          <Line
            key={mail.id}
            left={
              <>
                <span className="font-bold capitalize">{mail.mail}</span>
                {mail.orderId && (
                  <>
                    {' '}
                    <DeskLink to={`/operator/orders/${mail.orderId}`}>{orderNumber(mail.orderId)}</DeskLink>
                  </>
                )}
              </>
            }
            right={<Tag tone={mail.state === 'refused' ? 'alert' : 'plain'}>{MAIL_STATES[mail.state]}</Tag>}
            below={formatTime(mail.at)}
          />
        )}
      </Lines>
    </DeskSection>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** On which days a person logged in. */
export function SignInDays({ days }: { days: string[] }) {
  return (
    <DeskSection title="Logged in">
      {days.length === 0 ? (
        <p className="text-soft">Not in the last 30 days.</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {days.map((one) => (
            <li key={one}>
              <Tag>{day.format(new Date(one))}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-soft">Days only, for 30 days. Nobody’s place is kept.</p>
    </DeskSection>
  );
}

type LinesProps<Row> = { lines: readonly Row[]; empty: string; children: (row: Row) => ReactNode };

function Lines<Row>({ lines, empty, children }: LinesProps<Row>) {
  if (lines.length === 0) return <p className="text-soft">{empty}</p>;
  return <ul className="divide-y divide-line">{lines.map(children)}</ul>;
}

function Line({ left, right, below }: { left: ReactNode; right: ReactNode; below: string }) {
  return (
    <li className="py-2 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">{left}</span>
        <span className="whitespace-nowrap">{right}</span>
      </div>
      <p className="line-clamp-2 text-sm break-words text-soft">{below}</p>
    </li>
  );
}
