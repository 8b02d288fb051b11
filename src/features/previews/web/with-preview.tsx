import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Where the preview stays while the page scrolls: below header and progress bar of the wizard, or at the top of the
 * window.
 */
const places = {
  wizard: 'top-[calc(var(--spacing)*26.5)] sm:top-14 lg:top-20 lg:-mt-26',
  page: 'top-0 lg:top-6',
};

type Props = { place: keyof typeof places; preview: ReactNode; children: ReactNode };

/**
 * The preview next to a form on a wide screen; above it on a narrow one, where it stays in view while something is
 * typed.
 */
export function WithPreview({ place, preview, children }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div
        className={classNames(
          'z-10 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 max-lg:sm:-mx-6 max-lg:sm:px-6 lg:order-last tall:sticky',
          places[place],
        )}
      >
        {preview}
      </div>
      {/* A field that takes the focus is scrolled neither below the preview nor below the buttons at the bottom. */}
      <div className="min-w-0 max-lg:[&_:is(input,textarea,button,label)]:scroll-mt-66 [&_:is(input,textarea,button,label)]:scroll-mb-28">
        {children}
      </div>
    </div>
  );
}
