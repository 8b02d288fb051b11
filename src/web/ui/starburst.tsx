import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Tone = 'sun' | 'hero' | 'blister' | 'grass';
type StarburstProps = { children: ReactNode; tone?: Tone; className?: string };

const tones: Record<Tone, string> = {
  sun: 'fill-sun text-print-ink',
  hero: 'fill-hero-print text-white',
  blister: 'fill-blister text-print-ink',
  grass: 'fill-grass text-print-ink',
};

/** Corners of a star with `points` rays inside a 100 x 100 square. */
function starPoints(points: number): string {
  return Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? 48 : 40;
    const angle = (Math.PI * corner) / points;
    return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');
}
const STAR = starPoints(14);

/** A starburst badge for a price or number. Size and font come from `className`. */
export function Starburst({ children, tone = 'sun', className }: StarburstProps) {
  return (
    <span className={classNames('relative inline-grid place-items-center', tones[tone], className)}>
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full -rotate-6">
        <polygon points={STAR} className="stroke-edge" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <span className="relative font-display leading-none">{children}</span>
    </span>
  );
}
