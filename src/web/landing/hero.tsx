import { appPaths } from '#shared/app-paths.ts';
import { buttonStyle } from '../ui/button-style.ts';
import { PHONE, pictures } from './pictures.ts';
import { Price } from './price.tsx';

/** Specification, "Landing page". */
const LABELS = { start: 'Get Started', more: 'Learn More', try: 'Try it with your face' } as const;

/** The hero: sun with rays, headline, and the toys under their blister. */
export function Hero() {
  return (
    <section className="overflow-hidden border-b-2 border-edge bg-sun text-print-ink dark:bg-[#2a1d52] dark:text-ink">
      <div className="rays [--rays-at:50%_74%] sideways:[--rays-at:72%_52%] lg:[--rays-at:72%_52%]">
        <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-8 px-4 pt-8 pb-12 sm:px-6 sideways:grid-cols-2 sideways:py-5 lg:grid-cols-[9fr_12fr] lg:gap-8 lg:py-16">
          <div>
            <h1 className="text-[clamp(min(2.4rem,15vw),10.4vw,4.6rem)] leading-[0.98] sideways:text-[clamp(1.8rem,4.3vw,2.6rem)] lg:text-[clamp(3.4rem,5.2vw,4.6rem)]">
              Transform Yourself Into a Collectible Toy Figure
            </h1>
            <p className="mt-5 max-w-[34ch] text-lg font-semibold sm:text-xl sideways:mt-3 sideways:text-base">
              One photo and one description turn you into a boxed, numbered toy.
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-4 sideways:mt-4 sideways:gap-3">
              <a href={appPaths.register} className={buttonStyle('primary', 'lg', 'min-w-44')}>
                {LABELS.start}
              </a>
              <a href="#how-it-works" className={buttonStyle('secondary', 'lg')}>
                {LABELS.more}
              </a>
            </div>
            <p className="mt-5 flex flex-wrap items-center gap-x-3 sideways:mt-1">
              <a
                href={appPaths.try}
                className="inline-flex min-h-11 items-center gap-2.5 rounded-lg text-lg font-bold underline decoration-2 underline-offset-4"
              >
                <FaceInFrame />
                {LABELS.try}
              </a>
              <span className="font-semibold">No account needed</span>
            </p>
            <p className="mt-2 text-sm font-semibold sideways:mt-0">
              From <Price tier="basic" /> a figure. You are charged only when it is ready.
            </p>
          </div>
          <HeroPicture />
        </div>
      </div>
    </section>
  );
}

/** A face in the corners of a viewfinder. */
function FaceInFrame() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-7 shrink-0 fill-none stroke-current"
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d="M3 8V5a2 2 0 0 1 2-2h3M16 3h3a2 2 0 0 1 2 2v3M21 16v3a2 2 0 0 1-2 2h-3M8 21H5a2 2 0 0 1-2-2v-3" />
      <path d="M9 9.5v.5M15 9.5v.5M8.5 14.5c2 2.4 5 2.4 7 0" />
    </svg>
  );
}

/** If the local picture cannot be loaded, `hero-fallback.js` uses the one on the public host. */
function HeroPicture() {
  return (
    <picture className="sideways:self-start">
      <source media={PHONE} srcSet={pictures.hero.small} />
      <img
        src={pictures.hero.large}
        width={1200}
        height={960}
        alt="Three people as packaged toys: an action figure on its card, a collectible in a window box and a retro toy"
        fetchPriority="high"
        data-fallback={`__PUBLIC_URL__${pictures.hero.large}`}
        className="-mx-2 block h-auto w-[calc(100%+1rem)] max-w-none lg:mx-0 lg:w-full"
      />
    </picture>
  );
}
