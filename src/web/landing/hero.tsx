import { REDO_DAYS } from '#features/toytwins/redo/contract.ts';
import { appPaths } from '#shared/app-paths.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { Fact } from './fact.tsx';
import { Price } from './price.tsx';
import { Proof } from './proof.tsx';
import { TryLink } from './try-link.tsx';

/** Specification, "Landing page". */
const LABELS = { start: 'Get Started', more: 'Learn More' } as const;

/** The hero: sun with rays, headline, a photo with its toys, and the way in. On a phone all of it is in the first screen. */
export function Hero() {
  return (
    <section className="overflow-hidden border-b-2 border-edge bg-sun text-print-ink dark:bg-[#2a1d52] dark:text-ink">
      <div className="rays [--rays-at:50%_40%] sideways:[--rays-at:72%_52%] lg:[--rays-at:72%_52%]">
        <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-8 px-4 pt-5 pb-8 sm:px-6 sm:pt-8 sideways:grid-cols-2 sideways:grid-rows-[auto_1fr] sideways:py-3 lg:grid-cols-[9fr_10fr] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:py-12">
          <div>
            <h1 className="text-[clamp(min(1.9rem,12vw),8.6vw,4.2rem)] leading-[0.98] sideways:text-[clamp(1.6rem,4vw,2.4rem)] lg:mt-4 lg:text-[clamp(3.2rem,4.9vw,4.2rem)]">
              Transform Yourself Into a Collectible Toy Figure
            </h1>
          </div>
          <div className="mt-4 sideways:col-start-2 sideways:row-span-2 sideways:row-start-1 sideways:mt-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <Proof />
          </div>
          <WayIn />
        </div>
      </div>
    </section>
  );
}

function WayIn() {
  return (
    <div className="mt-5 sideways:mt-3">
      <p className="hidden max-w-[34ch] text-xl font-semibold lg:mb-6 lg:block">
        One photo and one description turn you into a boxed, numbered toy.
      </p>
      <TryLink className="w-full sm:w-auto" />
      <p className="mt-3 text-center font-semibold text-balance sm:text-left">
        No account needed. From <Price tier="basic" /> a figure, charged only when it is ready.
      </p>
      <p className="text-center font-semibold sm:text-left">
        <Fact name="versions-basic" />
        One free redo within {REDO_DAYS} days.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-center gap-3 sm:justify-start sideways:mt-2">
        <a href={appPaths.register} className={buttonStyle('secondary')}>
          {LABELS.start}
        </a>
        <a href="#how-it-works" className={buttonStyle('quiet')}>
          {LABELS.more}
        </a>
      </div>
    </div>
  );
}
