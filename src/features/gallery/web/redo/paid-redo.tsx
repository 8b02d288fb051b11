import type { FollowUps, Price } from '#features/checkout/contract.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MakingProgress } from '../follow-ups/making-progress.tsx';
import { failureWords } from '../follow-ups/money-words.ts';
import { OfferBox } from '../follow-ups/offer-box.tsx';
import { isPending, useFollowUps } from '../follow-ups/use-follow-ups.ts';
import { useScrollOnReturn } from '../follow-ups/use-scroll-on-return.ts';
import { RedoOffer } from './redo-offer.tsx';

type Props = {
  toytwin: Toytwin;
  paid: FollowUps['redo'] & { price: Price };
  /** Why there is no longer any free redo, unless it was used. */
  over: string | null;
  returned: string | null;
};

/** What is said while a new version is made. */
export const MAKING = 'Molding and packing your new version.';

/** The paid redo: the offer, the progress while it is made, and why the last one was not charged. */
export function PaidRedo({ toytwin, paid: { price, order, wishes }, over, returned }: Props) {
  const { isError } = useFollowUps(toytwin.id, returned);
  const place = useScrollOnReturn(order !== null && order.orderId === returned);
  const failure = failureWords(order);
  if (isPending(order, returned)) {
    return (
      <OfferBox ref={place} title="Your new version">
        <MakingProgress words={MAKING} offline={isError} />
      </OfferBox>
    );
  }
  return (
    <OfferBox ref={place} title="Not quite you?">
      {failure && <Notice tone="error">{failure}</Notice>}
      <p className="text-soft">
        {over} Have it drawn again with a different look or different words. You keep every version and are
        charged only when the new one is ready.
      </p>
      <RedoOffer toytwin={toytwin} price={price} kept={wishes} />
    </OfferBox>
  );
}
