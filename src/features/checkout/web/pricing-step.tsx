import type { PreviewBody } from '#features/previews/contract.ts';
import { TurningToy } from '#features/previews/web/turning-toy.tsx';
import { type Tier, tiers } from '#features/toytwins/contract.ts';
import { PackageCard } from './package-card.tsx';
import { usePrices, useTaxAdded } from './use-prices.ts';

type Props = {
  chosen: Tier | null;
  onChoose: (tier: Tier) => void;
  /** What the toy is made from. */
  inputs: PreviewBody;
};

/** Fourth step: one of the two package tiers, and in exact words what happens with the money. */
export function PricingStep({ chosen, onChoose, inputs }: Props) {
  const prices = usePrices();
  const tax = useTaxAdded(chosen) ? ' plus tax' : '';
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <fieldset>
        <legend className="sr-only">Package</legend>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
          {tiers.map((tier) => (
            <PackageCard
              key={tier}
              tier={tier}
              price={prices[tier]}
              chosen={chosen === tier}
              onChoose={() => onChoose(tier)}
              picture={tier === 'premium' && <TurningToy inputs={inputs} />}
            />
          ))}
        </div>
      </fieldset>
      <p className="font-semibold">
        We hold {chosen ? prices[chosen] : 'the price'}
        {tax} on your card. You are charged only when your toy twin is ready.
      </p>
    </div>
  );
}
