import { Starburst } from '../../../web/ui/starburst.tsx';
import { type Tier, tiers } from '../../toytwins/contract.ts';
import { usePrices } from './use-prices.ts';

type Props = { chosen: Tier | null; onChoose: (tier: Tier) => void };

/** Spec section 3, package tiers. */
const packages: Record<Tier, { name: string; contents: string[] }> = {
  basic: {
    name: 'Basic',
    contents: ['Packaged toy figure image', 'High resolution download', 'Social media sharing'],
  },
  premium: {
    name: 'Premium',
    contents: [
      'Packaged toy figure image',
      '3D toy character',
      'High resolution download',
      'Social media sharing',
    ],
  },
};

function PackageCard({ tier, price, chosen, onChoose }: Props & { tier: Tier; price: string }) {
  const { name, contents } = packages[tier];
  return (
    <label className="group relative flex cursor-pointer flex-col gap-3 rounded-card border-2 border-line bg-card p-5 transition-[border-color,box-shadow,transform] duration-150 hover:border-ink/60 has-checked:-translate-y-0.5 has-checked:border-edge has-checked:shadow-[0_6px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link sm:p-6">
      <input
        type="radio"
        name="package"
        value={tier}
        checked={chosen === tier}
        onChange={() => onChoose(tier)}
        aria-label={`${name}, ${price}`}
        aria-describedby={`${tier}-contents`}
        className="sr-only"
      />
      <span className="flex items-start justify-between gap-3">
        <span>
          <span className="flex flex-wrap items-center gap-2 font-display text-2xl">
            {name}
            {tier === 'premium' && (
              <span className="rounded-md bg-sun px-2 py-1 font-sans text-xs font-extrabold tracking-wider text-print-ink">
                POPULAR
              </span>
            )}
          </span>
          <span className="mt-1 block text-soft">One-off, for one figure</span>
        </span>
        <Starburst
          tone={tier === 'premium' ? 'hero' : 'sun'}
          className="-mt-2 -mr-2 size-24 shrink-0 text-xl"
        >
          {price}
        </Starburst>
      </span>
      <span id={`${tier}-contents`} className="flex flex-col gap-1.5">
        {contents.map((line) => (
          <span key={line} className="flex gap-2">
            <span aria-hidden="true" className="font-extrabold text-good">
              ✓
            </span>
            {line}
          </span>
        ))}
      </span>
      <span className="mt-auto flex items-center gap-2 pt-2 font-bold text-soft group-has-checked:text-ink">
        <span
          aria-hidden="true"
          className="size-5 rounded-full border-2 border-current group-has-checked:border-6 group-has-checked:border-hero"
        />
        <span className="group-has-checked:hidden">Choose</span>
        <span className="hidden group-has-checked:inline">Chosen</span>
      </span>
    </label>
  );
}

/** Fourth step: one of the two package tiers, and in exact words what happens with the money. */
export function PricingStep({ chosen, onChoose }: Props) {
  const prices = usePrices();
  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="sr-only">Package</legend>
        <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
          {tiers.map((tier) => (
            <PackageCard key={tier} tier={tier} price={prices[tier]} chosen={chosen} onChoose={onChoose} />
          ))}
        </div>
      </fieldset>
      <p className="rounded-xl bg-sunken px-4 py-3 font-semibold">
        We hold {prices[chosen ?? 'premium']} on your card. You are charged only when your toy twin is ready.
      </p>
    </div>
  );
}
