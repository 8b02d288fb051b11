import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type InboxKind, inboxKinds, inboxStates } from '#features/reports/contract.ts';
import { printedTitle } from '#features/toytwins/contract.ts';
import { classNames } from '#web/ui/class-names.ts';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskLink } from '../../web/desk-link.tsx';
import { DeskList } from '../../web/desk-list.tsx';
import { deskColumns } from '../../web/desk-table.tsx';
import { formatTime } from '../../web/format-time.ts';
import { Tag } from '../../web/tag.tsx';
import { useDeskPages } from '../../web/use-desk-pages.ts';
import { type InboxItem, inboxPage } from '../contract.ts';
import { KINDS_WORDS, messageReason, STATE_WORDS } from './inbox-words.ts';

const column = deskColumns<InboxItem>();
const columns = column.columns([
  column.accessor('kind', {
    header: 'About',
    cell: ({ row: { original } }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:min-w-52">
        <DeskLink to={`/operator/inbox/${original.id}`}>{messageReason(original)}</DeskLink>
        {original.reportReason === 'child' && <Tag tone="alert">Look first</Tag>}
      </span>
    ),
  }),
  column.accessor('createdAt', {
    header: 'When',
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatTime(getValue())}</span>,
  }),
  column.accessor('words', {
    header: 'Words',
    cell: ({ getValue }) => (
      <span className="line-clamp-2 max-w-prose break-words">{getValue() || 'No words'}</span>
    ),
  }),
  column.accessor('title', {
    header: 'Toy twin',
    cell: ({ getValue }) => <span className="block md:min-w-28">{printedTitle(getValue())}</span>,
  }),
]);

const EMPTY = {
  new: 'Nothing new. Everybody who wrote was heard.',
  answered: 'No message waits for more after an answer.',
  done: 'Nothing is done yet.',
};

/** What buyers and visitors wrote: the new ones first. */
export function InboxPage() {
  const [params] = useSearchParams();
  const state = inboxStates.find((one) => one === params.get('state')) ?? 'new';
  const kind = inboxKinds.find((one) => one === params.get('kind'));
  const filters = { state, kind: kind ?? '' };
  const pages = useDeskPages('/api/operator/inbox', filters, inboxPage, ({ items }) => items);
  const to = (next: { state?: string; kind?: InboxKind | '' }) =>
    `?${new URLSearchParams({ ...filters, ...next })}`;
  return (
    <>
      <DeskHeading title="Inbox" meta="Inbox" />
      <div className="mb-5 flex flex-wrap gap-x-6 gap-y-2">
        <Filter label="State">
          {inboxStates.map((one) => (
            <Choice key={one} to={to({ state: one })} isChosen={one === state}>
              {STATE_WORDS[one]}
            </Choice>
          ))}
        </Filter>
        <Filter label="Kind">
          <Choice to={to({ kind: '' })} isChosen={!kind}>
            All
          </Choice>
          {inboxKinds.map((one) => (
            <Choice key={one} to={to({ kind: one })} isChosen={one === kind}>
              {KINDS_WORDS[one]}
            </Choice>
          ))}
        </Filter>
      </div>
      <DeskList
        label="Messages"
        columns={columns}
        idOf={({ id }) => id}
        pages={pages}
        empty={kind && state === 'new' ? 'Nothing new of this kind.' : EMPTY[state]}
      />
    </>
  );
}

function Filter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1">
      {children}
    </nav>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; children: ReactNode };

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-lg border-2 px-3 font-bold',
        isChosen ? 'border-edge bg-sun text-print-ink' : 'border-line bg-card hover:bg-sunken',
      )}
    >
      {children}
    </Link>
  );
}
