import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { getJson } from '#web/api/client.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DeskHeading } from '../../web/desk-heading.tsx';
import { DeskTable, deskColumns } from '../../web/desk-table.tsx';
import { formatTime } from '../../web/format-time.ts';
import { UnknownPage } from '../../web/unknown-page.tsx';
import { type TroubledOrder, type TroubleKind, troubledOrders, troubleKinds } from '../contract.ts';
import { TROUBLE_WORDS } from './trouble-words.ts';

const column = deskColumns<TroubledOrder>();
const columns = column.columns([
  column.accessor('title', {
    header: 'Order',
    cell: ({ row, getValue }) => (
      <Link
        to={`/operator/orders/${row.original.orderId}`}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('since', { header: 'Since', cell: ({ getValue }) => formatTime(getValue()) }),
]);

/** Orders in one kind of trouble, with what to do about it. */
export function TroublesPage() {
  const { kind } = useParams();
  const known = troubleKinds.find((name) => name === kind);
  return known ? <Troubles kind={known} /> : <UnknownPage />;
}

function Troubles({ kind }: { kind: TroubleKind }) {
  const { title, help } = TROUBLE_WORDS[kind];
  const found = useQuery({
    queryKey: ['operator', 'troubles', kind],
    queryFn: ({ signal }) => getJson(troubledOrders, `/api/operator/troubles/${kind}`, { signal }),
  });
  const rows = found.data?.orders;
  return (
    <>
      <DeskHeading title={title} meta={title} />
      <p className="mb-5 max-w-[65ch] text-soft">{help}</p>
      {found.isPending && <Skeleton className="h-40" />}
      {found.isError && (
        <RetryNotice busy={found.isFetching} onRetry={() => void found.refetch()}>
          {serverMessage(found.error, 'This list could not be loaded. Please try again.')}
        </RetryNotice>
      )}
      {rows?.length === 0 && <p className="text-soft">There is none left.</p>}
      {rows && rows.length > 0 && (
        <DeskTable
          label={title}
          columns={columns}
          rows={rows}
          idOf={({ orderId, since }) => orderId + since}
        />
      )}
    </>
  );
}
