import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { orderStatuses } from '#features/checkout/contract.ts';
import { orderStatusWords } from '#features/checkout/web/order-words.ts';
import { packageName, TIER_NAMES, tiers } from '#features/toytwins/contract.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskList } from '../../web/desk-list.tsx';
import { DeskSearch } from '../../web/desk-search.tsx';
import { deskColumns } from '../../web/desk-table.tsx';
import { engineName } from '../../web/engine-name.ts';
import { formatTime } from '../../web/format-time.ts';
import { SelectField } from '../../web/select-field.tsx';
import { StatusMark } from '../../web/status-mark.tsx';
import { useDeskPages } from '../../web/use-desk-pages.ts';
import { type DeskOrderRow, deskOrdersPage, engines } from '../contract.ts';
import { PURPOSE_NAMES } from './order-names.ts';

const FILTERS = ['search', 'status', 'tier', 'people', 'engine', 'day'] as const;
type Filter = (typeof FILTERS)[number];

type Options = (readonly [string, string])[];
const ALL = ['', 'All'] as const;
const statusOptions: Options = [ALL, ...orderStatuses.map((one) => [one, orderStatusWords(one)] as const)];
const tierOptions: Options = [ALL, ...tiers.map((one) => [one, TIER_NAMES[one]] as const)];
const peopleOptions: Options = [ALL, ['2', 'Two in one box']];
const engineOptions: Options = [ALL, ...engines.map((one) => [one, engineName(one)] as const)];

const column = deskColumns<DeskOrderRow>();
const columns = column.columns([
  column.accessor('number', { header: 'Order', cell: ({ row }) => <OrderLink row={row.original} /> }),
  column.accessor('status', { header: 'Status', cell: ({ getValue }) => <StatusMark status={getValue()} /> }),
  column.accessor('amount', { header: 'Amount', cell: ({ row }) => <Amount row={row.original} /> }),
  column.accessor('title', {
    header: 'Name on the box',
    cell: ({ getValue }) => <span className="break-words">{getValue()}</span>,
  }),
  column.accessor('purpose', { header: 'For', cell: ({ row }) => wareOf(row.original) }),
  column.accessor('createdAt', { header: 'Opened', cell: ({ getValue }) => formatTime(getValue()) }),
]);

/** All orders, newest first, with search and filters. The address keeps them, so that the way back finds them again. */
export function OrdersPage() {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? ''])) as Record<
    Filter,
    string
  >;
  const choose = useCallback(
    (name: Filter, value: string) =>
      setQuery(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const search = useCallback((text: string) => choose('search', text), [choose]);
  const pages = useDeskPages('/api/operator/orders', filters, deskOrdersPage, ({ orders }) => orders);
  const isFiltered = FILTERS.some((name) => filters[name] !== '');
  return (
    <>
      <DeskHeading title="Orders" meta="Orders" />
      <div className="mb-5 grid gap-4">
        <DeskSearch
          label="Search"
          hint="Order or receipt number, provider's id, email address, or how the name on the box begins."
          value={filters.search}
          onSearch={search}
        />
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-5">
          <SelectField
            label="Status"
            options={statusOptions}
            value={filters.status}
            onChoose={(value) => choose('status', value)}
          />
          <SelectField
            label="Tier"
            options={tierOptions}
            value={filters.tier}
            onChoose={(value) => choose('tier', value)}
          />
          <SelectField
            label="People"
            options={peopleOptions}
            value={filters.people}
            onChoose={(value) => choose('people', value)}
          />
          <SelectField
            label="Engine"
            options={engineOptions}
            value={filters.engine}
            onChoose={(value) => choose('engine', value)}
          />
          <TextField
            label="Day (UTC)"
            type="date"
            value={filters.day}
            onChange={(event) => choose('day', event.target.value)}
          />
        </div>
      </div>
      <DeskList
        label="Orders"
        columns={columns}
        idOf={({ id }) => id}
        pages={pages}
        empty={isFiltered ? 'No order is like that.' : 'Nobody has ordered anything yet.'}
      />
    </>
  );
}

function OrderLink({ row: { id, number } }: { row: DeskOrderRow }) {
  return (
    <Link
      to={`/operator/orders/${id}`}
      className="inline-flex min-h-11 items-center font-mono font-bold text-link underline"
    >
      {number}
    </Link>
  );
}

function Amount({ row: { amount, returned } }: { row: DeskOrderRow }) {
  return (
    <>
      <span className="font-bold">{amount}</span>
      {returned && <span className="block text-sm whitespace-nowrap text-soft">{returned} returned</span>}
    </>
  );
}

function wareOf({ purpose, tier, people, engine }: DeskOrderRow): string {
  const parts = [PURPOSE_NAMES[purpose], packageName({ tier, people }), engine && engineName(engine)];
  return parts.filter(Boolean).join(' · ');
}
