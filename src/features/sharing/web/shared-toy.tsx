import { appPaths } from '#shared/app-paths.ts';
import { Brand } from '#web/ui/brand.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { classNames } from '#web/ui/class-names.ts';
import { PegCard } from '#web/ui/peg-card.tsx';

/** Side length of the square shared pictures, in pixels. */
const SIDE = 1200;

type Props = {
  /** Also shows the premium tier's second picture. */
  withCharacter: boolean;
  /** Its owner lets visitors turn the model, which the script of `turn/` then shows in place of that picture. */
  turns?: boolean;
};

/** A shared toy on its peg with a link to make one's own. */
export function SharedToy({ withCharacter, turns = false }: Props) {
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
            <SharedPicture
              source="__IMAGE_3D__"
              alt="The same toy figure out of its packaging"
              turns={turns}
            />
          )}
        </div>
        <h1 className="mt-8 w-full text-center text-3xl wrap-anywhere sm:text-5xl">
          <bdi className="__FACE__">__HEADING__</bdi>
        </h1>
        <p className="mt-2 text-center text-lg text-soft">__TEMPLATE__ · made from one photo</p>
        <a href={appPaths.try} className={buttonStyle('primary', 'lg', 'mt-6')}>
          Make yours
        </a>
        <p className="mt-3 text-center text-sm font-semibold">
          See yourself in the box first. No account, no card.
        </p>
        {turns && <OnADesk />}
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

/** `turn/on-a-desk.ts` shows what this device can do. Safari wants a picture alone in the link. */
function OnADesk() {
  return (
    <section
      aria-labelledby="desk"
      hidden
      data-desk="__PAGE_URL__"
      className="mt-9 flex flex-col items-center"
    >
      <h2 id="desk" className="text-xl">
        See it on your desk
      </h2>
      <p data-desk-by="quick-look scene-viewer none" className="mt-1 text-center text-soft">
        Your phone’s camera puts it in front of you, 15 cm high.
      </p>
      <p hidden data-desk-by="session" className="mt-1 text-center text-soft">
        Your camera puts it in front of you, 15 cm high. Look at a table, then tap to put the toy there.
      </p>
      <a
        hidden
        data-desk-by="quick-look"
        rel="ar"
        href="__PAGE_URL__/model.usdz#allowsContentScaling=0"
        className="mt-3 block overflow-hidden rounded-xl border-2 border-edge shadow-[0_4px_0_var(--edge)]"
      >
        <img
          src="__IMAGE_3D__.webp"
          alt="See it on your desk"
          width={128}
          height={128}
          loading="lazy"
          className="block size-32"
        />
      </a>
      <p hidden data-desk-by="quick-look" className="mt-3 text-soft">
        Tap the picture.
      </p>
      <a
        hidden
        data-desk-by="scene-viewer"
        href="__PAGE_URL__"
        className={buttonStyle('secondary', 'md', 'mt-3')}
      >
        Open the camera
      </a>
      <button type="button" hidden data-desk-by="session" className={buttonStyle('secondary', 'md', 'mt-3')}>
        Open the camera
      </button>
      <p role="status" className="mt-3 text-center font-semibold empty:hidden" />
      <p hidden data-desk-by="no-viewer" className="mt-1 text-center text-soft">
        Your phone could not open the camera for this. It needs the Google app, and Google Play Services for
        AR.
      </p>
      <p hidden data-desk-by="none" className="mt-1 text-center text-soft">
        Open this page on a phone for that.
      </p>
    </section>
  );
}

type PictureProps = { source: string; alt: string; first?: boolean; turns?: boolean };

function SharedPicture({ source, alt, first = false, turns = false }: PictureProps) {
  return (
    <PegCard as="figure" className="mx-auto w-full max-w-[min(36rem,70dvh)] p-3">
      <div data-model={turns ? '__MODEL__' : undefined}>
        <div className={classNames('mt-3 rounded-xl', turns ? 'relative overflow-hidden' : 'blister')}>
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
          {turns && <TurnButton />}
        </div>
        {turns && <p role="status" className="pt-2 text-center text-sm font-semibold empty:hidden" />}
      </div>
    </PegCard>
  );
}

/** Shown by the script: without it nothing can be turned. */
function TurnButton() {
  return (
    <div className="absolute inset-x-0 bottom-0 flex justify-center p-3">
      <button type="button" hidden className={buttonStyle('secondary')}>
        Turn it in 3D
      </button>
    </div>
  );
}
