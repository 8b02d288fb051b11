import { ACT_NAMES } from '../../audit/web/act-names.ts';
import { engineName } from '../../web/engine-name.ts';
import type { TimelineEvent } from '../contract.ts';
import { mailName, PURPOSE_NAMES } from './order-names.ts';

/** An event in words; `ours`: somebody at this desk did it. */
export interface EventWords {
  title: string;
  more?: string | undefined;
  tone: 'good' | 'bad' | 'plain' | 'ours';
}

type Details = TimelineEvent['details'];
type Words = (details: Details) => EventWords;

const text = (value: Details[string] | undefined) => (value === undefined ? '' : String(value));
const spaced = (value: Details[string] | undefined) => text(value).replaceAll('_', ' ');
const engineOf = ({ engine }: Details) => engineName(text(engine));
const mailOf = ({ mail }: Details) => mailName(text(mail));
const reasonOf = ({ reason }: Details) => (reason === undefined ? undefined : `Reason: ${spaced(reason)}`);

const ORDER_MOVES: Record<string, EventWords> = {
  authorized: { title: 'Paid: the money is held', tone: 'good' },
  captured: { title: 'Charged', tone: 'good' },
  released: { title: 'Hold released', tone: 'bad' },
  expired: { title: 'Expired unpaid', tone: 'plain' },
  refunded: { title: 'Refunded in full', tone: 'bad' },
};

const TOY_MOVES: Record<string, EventWords> = {
  queued: { title: 'Waits to be made', tone: 'plain' },
  processing: { title: 'Is being made', tone: 'plain' },
  completed: { title: 'Toy twin completed', tone: 'good' },
  failed: { title: 'Toy twin failed', tone: 'bad' },
  cancelled: { title: 'Toy twin canceled', tone: 'bad' },
};

const words: Record<string, Words> = {
  'toytwin.made': () => ({ title: 'Draft made', tone: 'plain' }),
  'toytwin.status': (details) => ({ ...moved(TOY_MOVES, 'Toy twin', details), more: reasonOf(details) }),
  'toytwin.stage': ({ to }) => ({ title: `Stage: ${spaced(to)}`, tone: 'plain' }),
  'toytwin.tier': ({ to }) => ({ title: `Toy twin is ${text(to)} now`, tone: 'good' }),
  'toytwin.photo_erased': () => ({ title: 'Photo erased', tone: 'plain' }),
  'order.opened': ({ purpose, tier }) => ({
    title: 'Checkout opened',
    more: [(PURPOSE_NAMES as Record<string, string>)[text(purpose)], text(tier)].join(', '),
    tone: 'plain',
  }),
  'order.status': (details) => ({ ...moved(ORDER_MOVES, 'Order', details), more: reasonOf(details) }),
  'order.stage': ({ to, reason }) => ({
    title: `Follow-up: ${spaced(to)}`,
    more: reasonOf({ ...(reason !== undefined && { reason }) }),
    tone: 'plain',
  }),
  'order.returned': (details) => ({ title: 'Returned money changed', more: reasonOf(details), tone: 'bad' }),
  'version.opened': (details) => ({
    title: `Version ${text(details.number)} begun`,
    more: [engineOf(details), details.for === 'order' ? '' : spaced(details.for)].filter(Boolean).join(', '),
    tone: 'plain',
  }),
  'version.redo': ({ number, to }) => ({
    title: `Redo, version ${text(number)}: ${spaced(to)}`,
    tone: endTone(to),
  }),
  'version.variation': ({ number, to }) => ({
    title: `Variation, version ${text(number)}: ${spaced(to)}`,
    tone: endTone(to),
  }),
  'attempt.began': (details) => ({
    title: details.engine === undefined ? 'First attempt' : `Attempt with ${engineOf(details)}`,
    tone: 'plain',
  }),
  'attempt.failed': (details) => ({
    title: details.lastTry === true ? 'Last attempt failed' : 'Attempt failed',
    more: `${engineOf(details)}, ${text(details.code)}: ${text(details.message)}`,
    tone: 'bad',
  }),
  'mail.queued': (details) => ({
    title: `Mail waits: ${mailOf(details)}`,
    more: details.again === true ? 'Once more' : undefined,
    tone: 'plain',
  }),
  'mail.sent': (details) => ({ title: `Mail sent: ${mailOf(details)}`, tone: 'good' }),
  'mail.refused': (details) => ({ title: `Mail refused by the receiver: ${mailOf(details)}`, tone: 'bad' }),
  'mail.delayed': (details) => ({
    title: `Mail delayed: ${mailOf(details)}`,
    more: text(details.why),
    tone: 'bad',
  }),
  'mail.not_sent': (details) => ({
    title: `Mail not sent: ${mailOf(details)}`,
    more:
      details.why === 'unconfirmed' ? 'The address is not confirmed.' : 'It was no longer needed or wanted.',
    tone: 'plain',
  }),
  'provider.event': ({ type, source }) => ({
    title: `Provider: ${text(type)}`,
    more: text(source),
    tone: 'plain',
  }),
  'refund.asked': () => ({ title: 'Refund asked of the provider', tone: 'plain' }),
  'refund.made': ({ refund }) => ({ title: 'Provider made the refund', more: text(refund), tone: 'plain' }),
  'refund.refused': ({ code }) => ({ title: 'Provider refused the refund', more: text(code), tone: 'bad' }),
  'redo.granted': () => ({ title: 'One more free redo', tone: 'plain' }),
  'order.answered': () => ({ title: 'Answered', tone: 'plain' }),
  act: ({ act, step, operator, why }) => ({
    title: `${(ACT_NAMES as Record<string, string>)[text(act)] ?? text(act)}${step === 'done' ? '' : ` (${text(step)})`}`,
    more: [text(operator), text(why)].filter(Boolean).join(': '),
    tone: 'ours',
  }),
};

function moved(moves: Record<string, EventWords>, what: string, { to }: Details): EventWords {
  return moves[text(to)] ?? { title: `${what}: ${spaced(to)}`, tone: 'plain' };
}

function endTone(to: Details[string] | undefined): EventWords['tone'] {
  if (to === 'done') return 'good';
  return to === 'failed' || to === 'refunded' ? 'bad' : 'plain';
}

/** An event as the timeline tells it. One that this version does not know is told by its code. */
export function eventWords({ kind, details }: TimelineEvent): EventWords {
  return words[kind]?.(details) ?? { title: kind, tone: 'plain' };
}
