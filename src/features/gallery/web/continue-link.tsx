import { usePrices, useTaxAdded, wareOf } from '#features/checkout/web/use-prices.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { draftPath } from '#shared/app-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';

type Props = {
  toytwin: Pick<Toytwin, 'id' | 'tier' | 'people' | 'status' | 'failureReason'>;
  variant?: ButtonVariant;
  /** Id of the element that names the toy twin, where several are on the page. */
  describedBy?: string;
};

/** Leads a toy twin that is not finished to its payment, and says what it costs where nothing but that is missing. */
export function ContinueLink({ toytwin, variant, describedBy }: Props) {
  const isUnpaid = toytwin.status === 'draft' || toytwin.failureReason === 'charge_refused';
  return (
    <ButtonLink to={draftPath(toytwin.id)} variant={variant} aria-describedby={describedBy}>
      {isUnpaid ? <FinishIt toytwin={toytwin} /> : 'Try again'}
    </ButtonLink>
  );
}

function FinishIt({ toytwin }: { toytwin: Pick<Toytwin, 'tier' | 'people'> }) {
  const ware = wareOf(toytwin);
  const price = usePrices()[ware];
  const tax = useTaxAdded(ware) ? ' plus tax' : '';
  return `Finish it, ${price}${tax}`;
}
