import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskLink } from '../../web/desk-link.tsx';
import { DeskList } from '../../web/desk-list.tsx';
import { DeskSearch } from '../../web/desk-search.tsx';
import { deskColumns } from '../../web/desk-table.tsx';
import { formatTime } from '../../web/format-time.ts';
import { Tag } from '../../web/tag.tsx';
import { useDeskPages } from '../../web/use-desk-pages.ts';
import { type PersonItem, peoplePage } from '../contract.ts';

const column = deskColumns<PersonItem>();
const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <DeskLink to={`/operator/people/${encodeURIComponent(original.uid)}`}>
        {original.name || 'No name'}
      </DeskLink>
    ),
  }),
  column.accessor('blocked', {
    header: 'State',
    cell: ({ getValue }) => (getValue() ? <Tag tone="alert">Blocked</Tag> : <span>Active</span>),
  }),
  column.accessor('email', {
    header: 'Email address',
    cell: ({ getValue }) => <span className="break-all">{getValue()}</span>,
  }),
  column.accessor('createdAt', {
    header: 'Since',
    cell: ({ getValue }) => <span className="whitespace-nowrap">{formatTime(getValue())}</span>,
  }),
]);

/** Everybody with an account: the newest, or whom the search finds. */
export function PeoplePage() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const search = useCallback(
    (text: string) => {
      if (text !== q) setParams(text ? { q: text } : {}, { replace: true });
    },
    [q, setParams],
  );
  const pages = useDeskPages('/api/operator/people', { q }, peoplePage, ({ people }) => people);
  return (
    <>
      <DeskHeading title="People" meta="People" />
      <div className="mb-5 max-w-xl">
        <DeskSearch
          label="Search people"
          hint="The beginning of a name or an email address, an order number, or a user id."
          value={q}
          onSearch={search}
        />
      </div>
      <DeskList
        label="People"
        columns={columns}
        idOf={({ uid }) => uid}
        pages={pages}
        empty={q ? 'Nobody is found by this.' : 'Nobody has an account yet.'}
      />
    </>
  );
}
