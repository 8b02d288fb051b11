import { buttonStyle } from '#web/ui/button-style.ts';
import { PegCard } from '#web/ui/peg-card.tsx';
import { PresentFrame } from './present-frame.tsx';

/** Side length of the square picture, in pixels. */
const SIDE = 1200;

/** An opened present: the box, the greeting, and the way to keep it. */
export default function PresentOpenPage() {
  return (
    <PresentFrame title="A present for __RECIPIENT__">
      <PegCard as="figure" className="mx-auto w-full max-w-[min(32rem,62dvh)] p-3">
        <div className="blister mt-3 animate-pop rounded-xl motion-reduce:animate-none">
          <img
            src="__IMAGE__.jpg"
            srcSet="__IMAGE__.webp 512w, __IMAGE__-large.webp 1024w"
            sizes="(min-width: 40rem) 32rem, 90vw"
            alt="__HEADING__: a toy figure in its packaging"
            width={SIDE}
            height={SIDE}
            fetchPriority="high"
            className="block h-auto w-full bg-sunken"
          />
        </div>
      </PegCard>
      <h1 className="mt-7 text-3xl wrap-anywhere sm:text-4xl">
        <bdi className="__FACE__">__HEADING__</bdi>
      </h1>
      <blockquote className="mt-3 max-w-[36ch] text-xl wrap-anywhere">
        <p>
          <bdi>__GREETING__</bdi>
        </p>
      </blockquote>
      <p className="mt-1 text-soft">
        For <bdi>__RECIPIENT__</bdi> · __TEMPLATE__
      </p>
      <a href="__KEEP__" className={buttonStyle('primary', 'lg', 'mt-6')}>
        Keep it
      </a>
      <p className="mt-3 max-w-[44ch] text-sm text-soft">
        It then hangs in a gallery of your own, with its files, whatever becomes of this link. That takes a
        free account.
      </p>
    </PresentFrame>
  );
}
