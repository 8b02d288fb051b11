import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { packageName } from '#features/toytwins/contract.ts';
import { formatDateTime } from '#features/toytwins/web/format-date.ts';
import { detailPath } from '#shared/app-paths.ts';
import { useConfig } from '#web/api/use-config.ts';
import { BarCode } from '#web/ui/bar-code.tsx';
import { NameText } from '#web/ui/name-text.tsx';
import { nameWare, type Order, orderNumber } from '../contract.ts';
import { orderStatusWords, statusExplained } from './order-words.ts';
import { ReceiptDownload } from './receipt-download.tsx';

/** Torn off by the till's own teeth. */
const TORN_EDGE =
  'linear-gradient(#000 0 0) top / 100% calc(100% - 8px) no-repeat, ' +
  'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / 16px 8px repeat-x';

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    // The value goes below its name where both do not fit on the paper.
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-[#574e6b]">{name}</dt>
      <dd className="ml-auto text-right font-bold">{children}</dd>
    </div>
  );
}

function When({ time }: { time: string }) {
  return <time dateTime={time}>{formatDateTime(time)}</time>;
}

/** One order on till paper: what was ordered, what it costs, and in exact words what happened with the money. */
export function Receipt({ order }: { order: Order }) {
  const [toytwinId] = order.toytwins;
  const seller = useConfig()?.seller;
  return (
    <article style={{ mask: TORN_EDGE }} className="bg-[#fffdf8] px-5 pt-6 pb-8 text-print-ink">
      <h2 className="text-xl">
        {toytwinId ? (
          <Link
            to={detailPath(toytwinId)}
            className="-my-2.5 inline-flex min-h-11 items-center underline decoration-sun decoration-2 underline-offset-4"
          >
            <NameText>{nameWare(order)}</NameText>
          </Link>
        ) : (
          <NameText>{nameWare(order)}</NameText>
        )}
      </h2>
      <dl className="mt-3 flex flex-col gap-1 border-y-2 border-dashed border-print-ink/40 py-3">
        <Line name="Receipt">{orderNumber(order.orderId)}</Line>
        {order.purpose === 'toytwin' && <Line name="Package">{packageName(order)}</Line>}
        <Line name="Ordered">
          <When time={order.createdAt} />
        </Line>
        {order.authorizedAt && (
          <Line name="Held">
            <When time={order.authorizedAt} />
          </Line>
        )}
        {order.capturedAt && (
          <Line name="Charged">
            <When time={order.capturedAt} />
          </Line>
        )}
        {order.releasedAt && (
          <Line name={order.status === 'refunded' ? 'Refunded' : 'Released'}>
            <When time={order.releasedAt} />
          </Line>
        )}
        {order.tax && <Line name="Tax included">{order.tax}</Line>}
        {seller && (
          <Line name="Seller">
            <span className="block whitespace-pre-line wrap-anywhere">
              {[seller.name, ...seller.address].join('\n')}
            </span>
          </Line>
        )}
        {seller?.taxNumber && <Line name="Tax number">{seller.taxNumber}</Line>}
      </dl>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-extrabold">{orderStatusWords(order.status)}</span>
        <span className="font-display text-3xl tabular-nums">{order.formatted}</span>
      </p>
      <p className="mt-1 mb-4 text-sm text-[#574e6b]">{order.reason ?? statusExplained(order)}</p>
      <BarCode value={order.orderId} className="w-full" />
      {order.capturedAt && <ReceiptDownload order={order} />}
    </article>
  );
}
