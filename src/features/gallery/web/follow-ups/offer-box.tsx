import { type ReactNode, type Ref, useId } from 'react';

type Props = { title: string; children: ReactNode; ref?: Ref<HTMLElement> };

/** The frame of what is offered for a finished toy twin. */
export function OfferBox({ title, children, ref }: Props) {
  const heading = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={heading}
      className="flex scroll-my-24 flex-col gap-3 rounded-card border-2 border-line bg-card p-4 sm:p-5"
    >
      <h2 id={heading} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
