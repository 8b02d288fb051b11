import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

type PageTitleProps = { children: ReactNode; className?: string; ref?: Ref<HTMLHeadingElement> };

/** The page's one `h1`; focusable by script, so that a step or a page can announce itself. */
export function PageTitle({ children, className, ref }: PageTitleProps) {
  return (
    <h1 ref={ref} tabIndex={-1} className={classNames('text-3xl sm:text-4xl', className)}>
      {children}
    </h1>
  );
}

/** The page's name in the browser tab; React moves it into the head. */
export function PageMeta({ title }: { title: string }) {
  return <title>{`${title} · Toy Twin`}</title>;
}
