import type { ReactNode } from 'react';

/** A part of a page of the desk with its own heading. */
export function DeskSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border-2 border-line bg-card px-4 py-4 sm:px-5">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  );
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
