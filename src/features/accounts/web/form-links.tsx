import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** Style of a link or button within a sentence: a thumb-sized target that does not change the line height. */
export const textLinkStyle =
  'inline-flex min-h-11 -my-2.5 items-center rounded font-bold text-link underline decoration-2 underline-offset-4';

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={textLinkStyle} />;
}

/** The small print at the end of a form. */
export function FormFooter({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t-2 border-line pt-4 text-center">{children}</p>;
}
