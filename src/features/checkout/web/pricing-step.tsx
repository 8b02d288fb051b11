import { useState } from 'react';
import { namesOnBox } from '#features/designs/contract.ts';
import { PhotoRecipients } from '#features/photos/web/photo-recipients.tsx';
import type { PreviewBody } from '#features/previews/contract.ts';
import { TurningToy } from '#features/previews/web/turning-toy.tsx';
import type { Preview } from '#features/previews/web/use-preview.ts';
import { packageName, type Tier, tiers } from '#features/toytwins/contract.ts';
import { CheckField } from '#web/ui/check-field.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PackageCard } from './package-card.tsx';
import { usePrices, useTaxAdded, wareOf } from './use-prices.ts';

type Props = {
  /** How many people are in the box: two are one package with everything. */
  people: number;
  chosen: Tier | null;
  onChoose: (tier: Tier) => void;
  /** What the toy is made from. */
  inputs: PreviewBody;
  preview: Preview;
  /** Whether to be reminded if it stays unpaid. */
  remind: boolean;
  onRemind: (remind: boolean) => void;
};

/** Fourth step: one of the two package tiers, or two in one box, premium first for somebody who comes with it, and in exact words what happens with the money. */
export function PricingStep({ people, onChoose, inputs, preview, remind, onRemind, ...props }: Props) {
  const [came] = useState(props.chosen);
  const order = came === 'premium' ? tiers.toReversed() : tiers;
  const prices = usePrices();
  const chosen = people === 2 ? 'premium' : props.chosen;
  const ware = chosen && wareOf({ tier: chosen, people });
  const tax = useTaxAdded(ware) ? ' plus tax' : '';
  const promise = (
    <p className="font-semibold">
      We hold {ware ? prices[ware] : 'the price'}
      {tax} on your card. You are charged only when your toy twin is ready.
    </p>
  );
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <fieldset>
        <legend className="sr-only">Package</legend>
        {people === 2 ? (
          <PackageCard
            ware="duo"
            price={prices.duo}
            chosen
            onChoose={() => onChoose('premium')}
            picture={<TurningToy inputs={inputs} />}
          />
        ) : (
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6">
            {order.map((tier) => (
              <PackageCard
                key={tier}
                ware={tier}
                price={prices[tier]}
                chosen={chosen === tier}
                onChoose={() => onChoose(tier)}
                picture={tier === 'premium' && <TurningToy inputs={inputs} />}
              />
            ))}
          </div>
        )}
      </fieldset>
      {chosen && ware ? (
        <OrderSummary
          preview={preview}
          templateId={inputs.templateId}
          name={namesOnBox(inputs.design ?? {})}
          ware={packageName({ tier: chosen, people })}
          price={prices[ware]}
          tax={tax}
        >
          {promise}
          <CheckField
            label="If I don’t pay today, remind me once by email tomorrow."
            checked={remind}
            onChange={({ currentTarget }) => onRemind(currentTarget.checked)}
          />
        </OrderSummary>
      ) : (
        promise
      )}
      <PhotoRecipients people={people} />
    </div>
  );
}
