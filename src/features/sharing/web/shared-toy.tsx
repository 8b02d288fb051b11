import { Brand } from '#web/ui/brand.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { PegCard } from '#web/ui/peg-card.tsx';

/** Side length of the square shared pictures, in pixels. */
const SIDE = 1200;

/**
 * A shared toy on its peg with a link to make one's own. `withCharacter`: also shows the premium tier's
 * second picture.
 */
export function SharedToy({ withCharacter }: { withCharacter: boolean }) {
  return (
    <div className="pegboard flex min-h-dvh flex-col">
      <header className="flex justify-center px-4 pt-6">
        <a href="/" className="inline-flex min-h-11 items-center rounded-lg">
          <Brand className="text-2xl" />
        </a>
      </header>
      <main className="mx-auto flex w-full max-w-5xl flex-1 flex-col items-center px-4 py-7">
        <div className={`grid w-full justify-center gap-7 ${withCharacter ? 'lg:grid-cols-2' : ''}`}>
          <SharedPicture source="__IMAGE__" alt="__HEADING__: a toy figure in its packaging" first />
          {withCharacter && (
            <SharedPicture source="__IMAGE_3D__" alt="The same toy figure out of its packaging" />
          )}
        </div>
        <h1 className="mt-8 w-full text-center text-3xl wrap-anywhere sm:text-5xl">
          <bdi className="__FACE__">__HEADING__</bdi>
        </h1>
        <p className="mt-2 text-center text-lg text-soft">__TEMPLATE__ · made from one photo</p>
        <a href="/" className={buttonStyle('primary', 'lg', 'mt-6')}>
          Make your own
        </a>
      </main>
      <footer className="px-4 pb-6 text-center text-sm text-soft">
        © <span data-year>{new Date().getFullYear()}</span> Toy Twin. All rights reserved{' · '}
        <a
          href="__PAGE_URL__/report"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Report this page
        </a>
      </footer>
    </div>
  );
}

function SharedPicture({ source, alt, first = false }: { source: string; alt: string; first?: boolean }) {
  return (
    <PegCard as="figure" className="mx-auto w-full max-w-[min(36rem,70dvh)] p-3">
      <div className="blister mt-3 rounded-xl">
        <img
          src={`${source}.jpg`}
          srcSet={`${source}.webp 512w, ${source}-large.webp 1024w`}
          sizes="(min-width: 40rem) 36rem, 90vw"
          alt={alt}
          width={SIDE}
          height={SIDE}
          fetchPriority={first ? 'high' : 'auto'}
          className="block h-auto w-full bg-sunken"
        />
      </div>
    </PegCard>
  );
}
