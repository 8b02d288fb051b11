import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ProviderPayment } from '../contract.ts';
import { useProviderPayment } from './use-desk-order.ts';

/** The provider's own figures beside ours. The page needs nothing of them, so they may be missing. */
export function ProviderFigures({ orderId }: { orderId: string }) {
  const asked = useProviderPayment(orderId);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="mb-2 font-bold">At the payment provider</h3>
      {asked.isPending && <Skeleton className="h-24" />}
      {asked.isError && <p className="text-soft">The provider could not be asked.</p>}
      {asked.data &&
        (asked.data.payment ? (
          <Figures {...asked.data.payment} />
        ) : (
          <p className="text-soft">{asked.data.problem}</p>
        ))}
    </div>
  );
}

function Figures(payment: NonNullable<ProviderPayment['payment']>) {
  const { status, held, charged, returned, card, disputed, agrees, url } = payment;
  const facts = [
    ['Status', status.replaceAll('_', ' ')],
    ['Held', held],
    ['Charged', charged],
    ['Returned', returned],
    ...(card ? [['Card', card]] : []),
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="text-right font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {disputed && (
        <Notice tone="error" className="mt-3">
          The buyer's bank disputes this charge. Answer it at the provider.
        </Notice>
      )}
      {agrees ? (
        <p className="mt-2 text-sm font-bold text-good">The same as our own figures.</p>
      ) : (
        <Notice tone="error" className="mt-3">
          These are not our own figures. They are compared again within the hour.
        </Notice>
      )}
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-bold text-link underline"
        >
          Open it at the provider
        </a>
      )}
    </>
  );
}
