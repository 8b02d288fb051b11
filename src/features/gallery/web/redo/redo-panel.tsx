import type { FollowUps } from '#features/checkout/contract.ts';
import { hasPhotos, type Toytwin } from '#features/toytwins/contract.ts';
import { formatDate } from '#features/toytwins/web/format-date.ts';
import { Notice } from '#web/ui/notice.tsx';
import { MakingProgress } from '../follow-ups/making-progress.tsx';
import { OfferBox } from '../follow-ups/offer-box.tsx';
import { useIsDelivered } from '../follow-ups/use-is-delivered.ts';
import { useToytwin } from '../use-toytwin.ts';
import { MAKING, PaidRedo } from './paid-redo.tsx';
import { RedoOffer } from './redo-offer.tsx';
import { useIsReady } from './use-is-ready.ts';

type Props = {
  toytwin: Toytwin;
  redo: NonNullable<Toytwin['redo']>;
  /** Another drawing that is paid; undefined until it is known. */
  paid: FollowUps['redo'] | undefined;
  /** The order from whose payment page the buyer has come back. */
  returned: string | null;
};

/** Another drawing of a finished toy twin: first the free one, then those that are paid. */
export function RedoPanel({ toytwin, redo, paid, returned }: Props) {
  const isFreeReady = useIsReady(toytwin.id, redo.state, toytwin.versions?.length ?? 0);
  const isPaidReady = useIsDelivered(toytwin.id, paid?.order ?? null, returned);
  const isReady = (isFreeReady || isPaidReady) && toytwin.versions?.at(-1)?.isFavourite !== false;
  if (redo.state !== 'used' && redo.state !== 'over') {
    return (
      <>
        {isReady && <Ready />}
        <FreeRedo toytwin={toytwin} redo={redo} />
      </>
    );
  }
  // Where the photo is erased, its own panel says what that means.
  const over = redo.state === 'over' && hasPhotos(toytwin) ? overWords(redo.until) : null;
  return (
    <>
      {isReady && <Ready />}
      {paid?.price ? (
        <PaidRedo toytwin={toytwin} paid={{ ...paid, price: paid.price }} over={over} returned={returned} />
      ) : (
        over && <p className="text-soft">{over}</p>
      )}
    </>
  );
}

/** The free redo: the offer, and the progress while it is made. */
function FreeRedo({ toytwin, redo: { state, until } }: Pick<Props, 'toytwin' | 'redo'>) {
  const { isError } = useToytwin(toytwin.id);
  return (
    <OfferBox title={state === 'waiting' ? 'Your new version' : 'Not quite you?'}>
      {state === 'failed' && (
        <Notice tone="error">It could not be made. Your pictures are unchanged. You can try again.</Notice>
      )}
      {state === 'waiting' ? (
        <MakingProgress words={MAKING} offline={isError} />
      ) : (
        <>
          <p className="text-soft">Make it again, free until {formatDate(until)}. You keep this one, too.</p>
          <RedoOffer toytwin={toytwin} price={null} kept={null} />
        </>
      )}
    </OfferBox>
  );
}

function Ready() {
  return (
    <Notice tone="success" title="Your new version is ready">
      Your gallery now shows it. We keep the earlier one: you can switch at any time.
    </Notice>
  );
}

/** The reason: too late, or all tries have failed. */
function overWords(until: string): string {
  return Date.parse(until) > Date.now()
    ? 'It could not be made after several tries. Your pictures are unchanged.'
    : `The free redo was available until ${formatDate(until)}.`;
}
