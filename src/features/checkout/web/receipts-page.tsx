import { appPaths } from '#shared/app-paths.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Receipt } from './receipt.tsx';
import { MailedReceipt } from './receipt-download.tsx';
import { useOrders } from './use-orders.ts';

const LOAD_FAILED = 'Failed to load your receipts. Please try again later.';

/** Every order of the signed-in person as a till receipt, newest first; can be printed. */
export default function ReceiptsPage() {
  const orders = useOrders();
  return (
    <>
      <PageMeta title="Receipts" />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4 sm:mb-9">
        <PageTitle>Receipts</PageTitle>
        {orders.data && orders.data.length > 0 && (
          <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
            Print
          </Button>
        )}
      </header>
      <MailedReceipt />
      {orders.isPending && <ReceiptsSkeleton />}
      {orders.isError && !orders.isFetchNextPageError && (
        <RetryNotice className="mb-6" busy={orders.isFetching} onRetry={() => void orders.refetch()}>
          {serverMessage(orders.error, LOAD_FAILED)}
        </RetryNotice>
      )}
      {orders.data?.length === 0 && <NoReceipts />}
      <ul className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 xl:grid-cols-3 print:block">
        {orders.data?.map((order) => (
          <li key={order.orderId} className="break-inside-avoid print:mb-6">
            <Receipt order={order} />
          </li>
        ))}
      </ul>
      {orders.hasNextPage && (
        <div className="mt-8 flex flex-col items-center gap-3 print:hidden">
          {orders.isFetchNextPageError && <Notice tone="error">More receipts could not be loaded.</Notice>}
          <Button
            variant="secondary"
            busy={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function ReceiptsSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your receipts"
      className="grid gap-6 md:grid-cols-2 xl:grid-cols-3"
    >
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}

function NoReceipts() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-lg text-soft">No receipts yet. You get one for each figure you pay for.</p>
      <ButtonLink to={appPaths.create}>Create Toy Twin</ButtonLink>
    </div>
  );
}
