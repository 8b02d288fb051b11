import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getJson } from '#web/api/client.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskList } from '../../web/desk-list.tsx';
import { deskColumns } from '../../web/desk-table.tsx';
import { SaveButton } from '../../web/save-button.tsx';
import { useDeskPages } from '../../web/use-desk-pages.ts';
import { type AccountingMonth, accountingMonths, accountingNotBooked, NOT_BOOKED_MOST } from '../contract.ts';
import { AnyReceipt } from './any-receipt.tsx';

const column = deskColumns<AccountingMonth>();
const columns = column.columns([
  column.accessor('month', { header: 'Month', cell: ({ row }) => <Month month={row.original} /> }),
  column.accessor('charged', { header: 'Charged', cell: ({ getValue }) => <Money>{getValue()}</Money> }),
  column.accessor('returned', {
    header: 'Returned',
    cell: ({ getValue }) => <Money name="Returned">{getValue()}</Money>,
  }),
  column.accessor('fees', {
    header: 'Fees',
    cell: ({ getValue }) => <Money name="Fees">{getValue()}</Money>,
  }),
  column.accessor('tax', { header: 'Tax', cell: ({ getValue }) => <Money name="Tax">{getValue()}</Money> }),
  column.accessor('net', {
    header: 'Net',
    cell: ({ getValue }) => (
      <Money name="Net">
        <strong>{getValue()}</strong>
      </Money>
    ),
  }),
  column.display({ id: 'file', header: 'File', cell: ({ row }) => <MonthFile month={row.original.month} /> }),
]);

/** What was charged, returned and kept by the provider, month by month, and the files for whoever keeps the books. */
export function AccountingPage() {
  const pages = useDeskPages('/api/operator/accounting/months', {}, accountingMonths, ({ months }) => months);
  return (
    <>
      <DeskHeading title="Accounting" meta="Accounting">
        <SaveButton path="/api/operator/accounting/months.csv" name="toy-twin-months.csv">
          Download all months
        </SaveButton>
      </DeskHeading>
      <p className="mb-5 max-w-prose text-soft">
        As the payment provider tells it, in months of UTC. Returned is what went back by refunds and
        disputes. Tax is that of what was charged and not returned. Net is charged, less returned and fees.
      </p>
      <NotBooked />
      <DeskList
        label="Months"
        columns={columns}
        idOf={({ month, currency }) => `${month} ${currency}`}
        pages={pages}
        empty="Nothing was charged yet. A month appears here a few minutes after its first charge."
      />
      <AnyReceipt />
    </>
  );
}

function NotBooked() {
  const { data } = useQuery({
    queryKey: ['operator', 'accounting', 'not-booked'],
    queryFn: ({ signal }) => getJson(accountingNotBooked, '/api/operator/accounting/not-booked', { signal }),
  });
  if (!data || data.orders === 0) return null;
  const count =
    data.orders >= NOT_BOOKED_MOST ? `At least ${NOT_BOOKED_MOST} orders` : countOrders(data.orders);
  return (
    <Notice tone="info" className="mb-5">
      {count} moved money that is not in these figures yet. The provider is asked every five minutes.
    </Notice>
  );
}

function countOrders(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`;
}

function Month({ month: { month, currency } }: { month: AccountingMonth }) {
  const words = new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <span className="font-bold">
      {words} <span className="font-normal text-soft">{currency}</span>
    </span>
  );
}

/** An amount; on a phone, where the table has no head, with its name. */
function Money({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      {name && <span className="text-soft md:hidden">{name} </span>}
      {children}
    </span>
  );
}

function MonthFile({ month }: { month: string }) {
  return (
    <SaveButton path={`/api/operator/accounting/movements.csv?month=${month}`} name={`toy-twin-${month}.csv`}>
      CSV<span className="sr-only"> of {month}</span>
    </SaveButton>
  );
}
