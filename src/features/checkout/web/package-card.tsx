import type { ReactNode } from 'react';
import { TIER_NAMES, type Tier } from '#features/toytwins/contract.ts';
import { Starburst } from '#web/ui/starburst.tsx';

/** A tier, or two people in one box. */
type Ware = Tier | 'duo';

type Props = {
  ware: Ware;
  price: string;
  chosen: boolean;
  onChoose: () => void;
  /** Shown next to what is in the package. */
  picture?: ReactNode;
};

/** docs/specification.md#tiers, package tiers. */
const packages: Record<Ware, string[]> = {
  basic: ['Packaged toy figure image', 'High resolution download', 'Social media sharing'],
  premium: [
    'Packaged toy figure image',
    '3D toy character',
    '3D file for viewers and printers: GLB and STL',
    'High resolution download',
    'Social media sharing',
  ],
  duo: [
    'Both of you in one box, with both names',
    'Both 3D toy characters',
    '3D file for viewers and printers: GLB and STL',
    'High resolution download',
    'Social media sharing',
  ],
};
const NAMES: Record<Ware, string> = { ...TIER_NAMES, duo: 'Two in one box' };

/** One package as a radio button with its price and what is in it. */
export function PackageCard({ ware, price, chosen, onChoose, picture }: Props) {
  const name = NAMES[ware];
  return (
    <label className="group relative flex cursor-pointer flex-col gap-2 rounded-card border-2 border-line bg-card p-4 transition-[border-color,box-shadow,transform] duration-150 hover:border-ink/60 has-checked:-translate-y-0.5 has-checked:border-edge has-checked:shadow-[0_6px_0_var(--edge)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-link dark:has-checked:border-sun sm:gap-4 sm:p-6">
      <input
        type="radio"
        name="package"
        value={ware}
        checked={chosen}
        onChange={onChoose}
        aria-label={`${name}, ${price}`}
        aria-describedby={`${ware}-contents`}
        className="sr-only"
      />
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-20 font-display text-2xl sm:text-3xl">
        <span
          aria-hidden="true"
          className="size-6 shrink-0 rounded-full border-2 border-ink/60 group-has-checked:border-7 group-has-checked:border-hero"
        />
        {name}
        {ware === 'premium' && (
          <span className="rounded-md bg-sun px-2 py-1 font-sans text-xs font-extrabold tracking-wider text-print-ink">
            POPULAR
          </span>
        )}
      </span>
      <span className="absolute -top-2 right-1 sm:-top-4 sm:-right-4">
        <Starburst
          tone={ware === 'basic' ? 'sun' : 'hero'}
          className="size-17 text-[calc(var(--spacing)*4)] min-[24rem]:size-22 min-[24rem]:text-[calc(var(--spacing)*4.5)]"
        >
          {price}
        </Starburst>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span id={`${ware}-contents`} className="flex flex-1 basis-40 flex-col gap-0.5 sm:gap-2">
          {packages[ware].map((line) => (
            <span key={line} className="flex gap-2">
              <span aria-hidden="true" className="font-extrabold text-good">
                ✓
              </span>
              {line}
            </span>
          ))}
        </span>
        {picture}
      </span>
    </label>
  );
}
