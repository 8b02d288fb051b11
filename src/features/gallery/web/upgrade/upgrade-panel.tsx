import type { FollowUp } from '#features/checkout/contract.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { MakingProgress } from '../follow-ups/making-progress.tsx';
import { OfferBox } from '../follow-ups/offer-box.tsx';
import { isPending, useFollowUps } from '../follow-ups/use-follow-ups.ts';
import { useIsDelivered } from '../follow-ups/use-is-delivered.ts';
import { useScrollOnReturn } from '../follow-ups/use-scroll-on-return.ts';
import { UpgradeOffer } from './upgrade-offer.tsx';

type Props = {
  toytwin: Toytwin;
  upgrade: FollowUp;
  /** The order from whose payment page the buyer has come back. */
  returned: string | null;
  /** Shows the character in the large picture. */
  onShow: () => void;
};

/** Premium for a basic toy twin: the offer, the progress while it is made, and the news that it is ready. */
export function UpgradePanel({ toytwin, upgrade: { price, order }, returned, onShow }: Props) {
  const { isError } = useFollowUps(toytwin.id, returned);
  const isDelivered = useIsDelivered(toytwin.id, order, returned);
  const place = useScrollOnReturn(order !== null && order.orderId === returned);
  if (isDelivered) {
    return (
      <Notice
        tone="success"
        title="Your toy twin is premium now"
        action={
          <Button variant="secondary" onClick={onShow}>
            See it in 3D
          </Button>
        }
      >
        It has stepped out of its box. Its 3D file is ready to turn, download and print.
      </Notice>
    );
  }
  if (isPending(order, returned)) {
    return (
      <OfferBox ref={place} title="Your toy steps out of its box">
        <MakingProgress words="Molding your 3D character and its file." offline={isError} />
      </OfferBox>
    );
  }
  return price && <UpgradeOffer toytwin={toytwin} price={price} order={order} place={place} />;
}
