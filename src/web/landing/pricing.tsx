import { REDO_DAYS } from '#features/toytwins/redo/contract.ts';
import { appPaths } from '#shared/app-paths.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { classNames } from '../ui/class-names.ts';
import { PegCard } from '../ui/peg-card.tsx';
import { Starburst } from '../ui/starburst.tsx';
import { Fact } from './fact.tsx';
import { Price } from './price.tsx';

const shared = ['Packaged toy figure image', 'High resolution download', 'Social media sharing'];
const offers = [
  { tier: 'basic', name: 'Basic', contents: shared, popular: false },
  { tier: 'premium', name: 'Premium', contents: [...shared, '3D toy character'], popular: true },
] as const;

/** Specification, "Pricing section": two cards, premium marked POPULAR. */
export function Pricing() {
  return (
    <section aria-labelledby="pricing-title" className="pegboard py-14 sm:py-20">
      <div className="mx-auto max-w-4xl px-4 sm:px-6">
        <h2 id="pricing-title" className="text-center text-4xl sm:text-5xl">
          Pricing
        </h2>
        <p className="mx-auto mt-3 max-w-[40ch] text-center text-lg text-soft">
          You pay once for each figure. No subscription.
        </p>
        <div className="mt-10 grid grid-cols-1 gap-9 sm:mt-14 md:grid-cols-2 md:gap-8">
          {offers.map((offer) => (
            <OfferCard key={offer.tier} {...offer} />
          ))}
        </div>
        <p className="mx-auto mt-9 max-w-[52ch] text-center text-lg font-semibold">
          Two in one box, <Price tier="duo" />: you and somebody you like side by side, as picture and in 3D.
        </p>
        <p className="mx-auto mt-4 max-w-[52ch] text-center text-soft">
          We hold the price on your card. You are charged only when your toy twin is ready. If we cannot make
          it, the hold is released.
        </p>
      </div>
    </section>
  );
}

function OfferCard({ tier, name, contents, popular }: (typeof offers)[number]) {
  return (
    <PegCard
      className={classNames(
        'relative flex flex-col px-5 pb-6 sm:px-7',
        popular && 'bg-sun text-print-ink dark:border-sun dark:bg-card dark:text-ink',
      )}
    >
      {popular && (
        <p className="absolute -top-4 right-5 rotate-3 rounded-md border-2 border-edge bg-grass px-3 py-1 font-display text-lg leading-none text-print-ink">
          POPULAR
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h3 className="text-3xl sm:text-4xl">{name}</h3>
          <p className={popular ? 'mt-1 font-bold' : 'mt-1 font-bold text-soft'}>per figure</p>
        </div>
        <Starburst
          tone={popular ? 'hero' : 'sun'}
          className="size-30 shrink-0 text-[calc(var(--spacing)*7.5)]"
        >
          <Price tier={tier} />
        </Starburst>
      </div>
      <p className={classNames('mt-3 font-semibold', !popular && 'text-soft')}>
        <Fact name={`versions-${tier}`} />
        One free redo within {REDO_DAYS} days.
      </p>
      <ul className="mt-4 mb-6 flex flex-1 flex-col gap-2">
        {contents.map((line) => (
          <li key={line} className="flex gap-3 border-b-2 border-dashed border-current/20 pb-2 font-semibold">
            <Tick />
            {line}
          </li>
        ))}
      </ul>
      <a href={`${appPaths.register}?tier=${tier}`} className={buttonStyle('secondary', 'lg')}>
        Choose {name}
      </a>
    </PegCard>
  );
}

function Tick() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0">
      <path
        d="m3 11 4.5 4.5L17 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
