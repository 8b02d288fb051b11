import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

/** How something within a sentence looks that can be pressed: as high as a thumb, while the lines stay where they are. */
export const textLinkStyle =
  'inline-flex min-h-11 -my-2.5 items-center rounded font-bold text-link underline decoration-2 underline-offset-4';

/** A link within a sentence. */
export function TextLink(props: LinkProps) {
  return <Link {...props} className={textLinkStyle} />;
}

/** The quiet last line of a form. */
export function FormFoot({ children }: { children: ReactNode }) {
  return <p className="mt-6 border-t-2 border-line pt-4 text-center">{children}</p>;
}
