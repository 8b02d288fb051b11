import { usePrices, useTaxAdded } from '#features/checkout/web/use-prices.ts';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { draftPath } from '#shared/app-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ButtonVariant } from '#web/ui/button-style.ts';

type Props = {
  toytwin: Pick<Toytwin, 'id' | 'tier'>;
  variant?: ButtonVariant;
  /** Id of the element that names the toy twin, where several are on the page. */
  describedBy?: string;
};

/** Leads an unpaid toy twin to its payment, and says what that costs. */
export function FinishIt({ toytwin: { id, tier }, variant = 'primary', describedBy }: Props) {
  const price = usePrices()[tier];
  const tax = useTaxAdded(tier) ? ' plus tax' : '';
  return (
    <ButtonLink to={draftPath(id)} variant={variant} aria-describedby={describedBy}>
      {`Finish it, ${price}${tax}`}
    </ButtonLink>
  );
}
