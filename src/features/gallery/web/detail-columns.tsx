import type { ReactNode } from 'react';

type Props = { picture: ReactNode; children: ReactNode };

/** Picture and text of one toy twin: stacked on a phone, side by side on wider screens. */
export function DetailColumns({ picture, children }: Props) {
  return (
    <article className="grid grid-cols-1 items-start gap-8 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:gap-10">
      <div className="flex flex-col gap-5 md:sticky md:top-24">{picture}</div>
      <div className="flex flex-col gap-6">{children}</div>
    </article>
  );
}
