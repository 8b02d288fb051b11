import type { OrderStatus } from '#features/checkout/contract.ts';
import { orderStatusWords } from '#features/checkout/web/order-words.ts';
import { classNames } from '#web/ui/class-names.ts';

const tones: Record<OrderStatus, string> = {
  open: 'border-line text-soft',
  authorized: 'border-sun text-ink',
  captured: 'border-grass text-good',
  released: 'border-line text-ink',
  expired: 'border-line text-soft',
  refunded: 'border-alert text-alert',
};

/** The status of an order's money. */
export function StatusMark({ status }: { status: OrderStatus }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border-2 px-2.5 py-0.5 text-sm font-bold whitespace-nowrap',
        tones[status],
      )}
    >
      {status === 'released' ? 'Released' : orderStatusWords(status)}
    </span>
  );
}
