import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useOnScreenKeyboard } from '#web/use-on-screen-keyboard.ts';

/**
 * Where the preview stays while the page scrolls: below header and progress bar of the wizard, or at the top of the
 * window. With a keyboard on the screen, at the top of what is seen.
 */
const places = {
  wizard:
    'top-[max(calc(var(--spacing)*26.5),var(--seen-top))] sm:top-[max(calc(var(--spacing)*14),var(--seen-top))] lg:top-20 lg:-mt-26',
  page: 'top-(--seen-top) lg:top-6',
};

type Props = { place: keyof typeof places; preview: ReactNode; children: ReactNode };

/**
 * The preview next to a form on a wide screen; above it on a narrow one, where it stays in view while something is
 * typed. A keyboard on the screen folds it to a strip (`data-folded`).
 */
export function WithPreview({ place, preview, children }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const seenTop = useOnScreenKeyboard();
  const folded = seenTop !== null;
  useEffect(() => {
    // The fields move up by what the preview has lost.
    const typed = document.activeElement;
    if (folded && form.current?.contains(typed)) typed?.scrollIntoView({ block: 'nearest' });
  }, [folded]);
  const style: CSSProperties & Record<'--seen-top', string> = { '--seen-top': `${seenTop ?? 0}px` };
  return (
    <div
      data-folded={folded || undefined}
      style={style}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div
        className={classNames(
          'z-10 max-lg:-mx-4 max-lg:bg-paper max-lg:px-4 max-lg:py-2 max-lg:sm:-mx-6 max-lg:sm:px-6 lg:order-last tall:sticky',
          places[place],
        )}
      >
        {preview}
      </div>
      {/* A field that takes the focus is scrolled neither below the preview nor below the buttons at the bottom; a refused
          one leaves room for its error. */}
      <div
        ref={form}
        className="min-w-0 max-lg:[&_:is(input,textarea,button,label)]:scroll-mt-[max(16rem,50dvh-1rem)] max-lg:in-data-folded:[&_:is(input,textarea,button,label)]:scroll-mt-52 [&_:is(input,textarea,button,label)]:scroll-mb-28 max-lg:[&_[aria-invalid=true]]:scroll-mb-52"
      >
        {children}
      </div>
    </div>
  );
}
