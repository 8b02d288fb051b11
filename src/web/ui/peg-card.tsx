import type { ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type PegCardProps = { children: ReactNode; as?: ElementType; className?: string };

/** The euro hole of a retail pack, painted in the background's color to look cut out. */
function EuroHole() {
  return (
    <svg viewBox="0 0 64 24" aria-hidden="true" className="mx-auto block h-5 w-14">
      <path
        d="M8 10h14a10 8 0 0 1 20 0h14a4 4 0 0 1 0 8H42a10 5 0 0 1-20 0H8a4 4 0 0 1 0-8Z"
        className="fill-paper stroke-edge"
        strokeWidth="2.5"
      />
    </svg>
  );
}

/** A card hanging from a peg: euro hole above, `children` below. */
export function PegCard({ children, as: Element = 'article', className }: PegCardProps) {
  return (
    <Element
      className={classNames(
        'origin-top animate-settle rounded-card border-2 border-edge bg-card pt-3 text-ink shadow-[0_6px_0_var(--edge)]',
        className,
      )}
    >
      <EuroHole />
      {children}
    </Element>
  );
}
