import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Style of a link in a line of text or of a table: high enough for a thumb, without making the line higher. */
export const deskLinkStyle =
  '-my-2.5 inline-block py-2.5 font-bold underline decoration-sun decoration-2 underline-offset-4 hover:decoration-ink';

/** A link within the desk, in a line of text or of a table. */
export function DeskLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={deskLinkStyle} />;
}
