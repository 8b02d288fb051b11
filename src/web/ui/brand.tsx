import { classNames } from './class-names.ts';

/** The wordmark. */
export function Brand({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'inline-block -rotate-2 rounded-lg border-2 border-edge bg-hero-print px-2.5 pt-1 pb-1.5 font-display text-xl leading-none whitespace-nowrap text-white shadow-[0_3px_0_var(--sun)]',
        className,
      )}
    >
      Toy Twin
    </span>
  );
}
