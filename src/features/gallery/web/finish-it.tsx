import { usePrices, useTaxAdded } from '#features/checkout/web/use-prices.ts';
import { printedTitle, type Toytwin } from '#features/toytwins/contract.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';

type Props = {
  toytwin: Pick<Toytwin, 'id' | 'title' | 'tier'>;
  variant?: ButtonVariant;
};

/** Leads an unpaid toy twin to its payment, and says what that costs. */
export function FinishIt({ toytwin: { id, title, tier }, variant = 'primary' }: Props) {
  const price = usePrices()[tier];
  const tax = useTaxAdded(tier) ? ' plus tax' : '';
  const words = `Finish it, ${price}${tax}`;
  return (
    <ButtonLink to={`/create?draft=${id}`} variant={variant} aria-label={`${words}: ${printedTitle(title)}`}>
      {words}
    </ButtonLink>
  );
}
