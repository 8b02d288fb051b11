import type { ReactNode } from 'react';
import { PageMeta, PageTitle } from '#web/ui/page.tsx';

type DeskHeadingProps = { title: ReactNode; meta: string; children?: ReactNode };

/** Title of a page of the desk, also in the browser's tab, with what can be done on the right. */
export function DeskHeading({ title, meta, children }: DeskHeadingProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
      <PageMeta title={`${meta} · Operator`} />
      <PageTitle className="min-w-0 break-words">{title}</PageTitle>
      {children && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
