import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isolate } from '#shared/isolate.ts';
import { serverMessage } from '#web/api/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RetryNotice } from '#web/ui/retry-notice.tsx';
import { nameWare, type Order, orderNumber } from '../contract.ts';
import { downloadReceipt } from './download-receipt.ts';

const DOWNLOAD_FAILED = 'The receipt could not be downloaded. Please try again.';

/** Saves one receipt as PDF. */
export function ReceiptDownload({ order }: { order: Order }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => downloadReceipt(order.orderId) });
  return (
    <div className="mt-4 flex flex-col gap-3 print:hidden">
      <Button
        variant="secondary"
        busy={isPending}
        onClick={() => mutate()}
        aria-label={`Download PDF: ${isolate(nameWare(order))}`}
      >
        Download PDF
      </Button>
      {error && <Notice tone="error">{serverMessage(error, DOWNLOAD_FAILED)}</Notice>}
    </div>
  );
}

/** The button of a receipt's email leads to `/receipts?pdf=ORDER`: the download begins once the page is open. */
export function MailedReceipt() {
  const orderId = useSearchParams()[0].get('pdf');
  return orderId ? <Mailed orderId={orderId} /> : null;
}

function Mailed({ orderId }: { orderId: string }) {
  const { isSuccess, isError, error, isFetching, refetch } = useQuery({
    queryKey: ['orders', 'receipt', orderId],
    queryFn: () => downloadReceipt(orderId).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (isError)
    return (
      <RetryNotice className="mb-6" busy={isFetching} onRetry={() => void refetch()}>
        {serverMessage(error, DOWNLOAD_FAILED)}
      </RetryNotice>
    );
  const words = isSuccess ? 'is saved to your downloads.' : 'is being downloaded.';
  return <Notice tone="info" className="mb-6">{`Receipt ${orderNumber(orderId)} ${words}`}</Notice>;
}
