import type { ReactNode } from 'react';
import { useLateHeadingFocus } from '../page-focus.ts';
import { classNames } from './class-names.ts';

type PageTitleProps = { children: ReactNode; className?: string };

/** The page's only `h1`, focusable by script so that navigation can announce it. */
export function PageTitle({ children, className }: PageTitleProps) {
  useLateHeadingFocus();
  return (
    <h1 tabIndex={-1} className={classNames('text-3xl sm:text-4xl', className)}>
      {children}
    </h1>
  );
}

/** The page's title in the browser tab; React hoists it into the head. */
export function PageMeta({ title }: { title: string }) {
  return <title>{`${title} · Toy Twin`}</title>;
}
