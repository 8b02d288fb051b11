import { classNames } from './class-names.ts';

type CartonProps = {
  /** Colored, without the fold lines. */
  printed?: boolean;
  className?: string;
};

/** A flat empty carton, shown where a toy twin has no picture yet. */
export function Carton({ printed = false, className }: CartonProps) {
  const person = printed ? 'fill-print-ink/70' : 'fill-soft/40';
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={classNames('size-full', className)}>
      <g
        // Constant line width at any size.
        className={classNames(
          '*:[vector-effect:non-scaling-stroke]',
          printed ? 'stroke-edge' : 'fill-none stroke-soft/70',
        )}
        strokeWidth="2.5"
        strokeDasharray={printed ? undefined : '5 4'}
      >
        <rect x="24" y="16" width="52" height="68" rx="5" className={printed ? 'fill-sun' : undefined} />
        <rect x="31" y="34" width="38" height="36" rx="8" className={printed ? 'fill-blister' : undefined} />
        <path d="M42 24h16" strokeLinecap="round" />
      </g>
      <circle cx="50" cy="47" r="6" className={person} />
      <path d="M40 64c1-14 19-14 20 0z" className={person} />
    </svg>
  );
}
