import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type DeskColumn, DeskTable } from './desk-table.tsx';

type DeskListProps<Row extends RowData> = {
  label: string;
  columns: DeskColumn<Row>[];
  idOf: (row: Row) => string;
  /** The rows of all pages that were read; see `useDeskPages`. */
  pages: UseInfiniteQueryResult<Row[]>;
  /** What is said when there is no row. */
  empty: string;
};

/** A list that is read page by page, with its states: loading, empty, failed, and more to come. */
export function DeskList<Row extends RowData>({ label, columns, idOf, pages, empty }: DeskListProps<Row>) {
  if (pages.isPending) return <ListSkeleton label={label} />;
  if (pages.isError && !pages.isFetchNextPageError)
    return (
      <RetryNotice busy={pages.isFetching} onRetry={() => void pages.refetch()}>
        {serverMessage(pages.error, 'This list could not be loaded. Please try again.')}
      </RetryNotice>
    );
  const rows = pages.data ?? [];
  if (rows.length === 0)
    return (
      <p className="rounded-card border-2 border-line bg-card px-4 py-8 text-center text-soft">{empty}</p>
    );
  return (
    <>
      <DeskTable label={label} columns={columns} rows={rows} idOf={idOf} />
      {pages.hasNextPage && (
        <div className="mt-5 flex flex-col items-center gap-3">
          {pages.isFetchNextPageError && <Notice tone="error">More could not be loaded.</Notice>}
          <Button
            variant="secondary"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={`Loading: ${label}`} className="grid gap-2">
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  );
}
