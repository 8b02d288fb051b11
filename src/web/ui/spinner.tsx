import { classNames } from './class-names.ts';

/** A spinning wheel without a label. */
export function SpinnerWheel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('animate-turn', className)}>
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="4" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** A spinner with a label that screen readers announce. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="inline-flex flex-col items-center gap-3 text-soft">
      <SpinnerWheel className="size-10 text-hero" />
      <span className="text-sm font-semibold">{label}</span>
    </div>
  );
}

/** A spinner centered in the space of a page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[60dvh] place-items-center p-6">
      <Spinner label={label} />
    </div>
  );
}
