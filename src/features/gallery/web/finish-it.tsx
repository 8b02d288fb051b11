import { usePrices, useTaxAdded } from '#features/checkout/web/use-prices.ts';
import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type Props = { toytwin: Pick<Toytwin, 'id' | 'title' | 'tier'> };

/** Leads an unpaid toy twin to its payment, and says what that costs. */
export function FinishIt({ toytwin: { id, title, tier } }: Props) {
  const price = usePrices()[tier];
  const tax = useTaxAdded(tier) ? ' plus tax' : '';
  const words = `Finish it, ${price}${tax}`;
  return (
    <ButtonLink to={`/create?draft=${id}`} aria-label={`${words}: ${printedTitle(title)}`}>
      {words}
    </ButtonLink>
  );
}
