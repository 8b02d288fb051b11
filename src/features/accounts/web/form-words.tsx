import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-block rounded py-2 font-bold text-link underline decoration-2 underline-offset-4"
    />
  );
}

/** The quiet last line of a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t-2 border-line pt-4 text-center">{children}</p>;
}
