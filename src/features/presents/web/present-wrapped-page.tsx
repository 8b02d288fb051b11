import { buttonStyle } from '#web/ui/button-style.ts';
import { Parcel } from './parcel.tsx';
import { PresentFrame } from './present-frame.tsx';

/** A present that waits to be opened: one large button, which is a form and so works without scripts. */
export default function PresentWrappedPage() {
  return (
    <PresentFrame title="A present for __RECIPIENT__">
      <h1 className="text-3xl wrap-anywhere sm:text-5xl">
        A present for <bdi>__RECIPIENT__</bdi>
      </h1>
      <form method="post" action="__PAGE_URL__/open" className="mt-8 w-full">
        <button type="submit" className="group mx-auto flex flex-col items-center gap-7 rounded-card p-3">
          <Parcel className="w-56 origin-bottom transition-transform duration-150 group-hover:-rotate-2 group-active:scale-95 motion-reduce:transition-none sm:w-72" />
          <span className={buttonStyle('primary', 'lg')}>Open it</span>
        </button>
      </form>
      <p className="mt-4 text-soft">
        Whoever gave it to you will see that it was opened, and whether it is kept.
      </p>
    </PresentFrame>
  );
}
