import { classNames } from './class-names.ts';

/** The tick on a chosen card or tile; shown while the radio button or checkbox of its `group` is checked. */
export function Tick({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute grid place-items-center rounded-full border-2 border-edge bg-grass text-print-ink opacity-0 transition-opacity group-has-checked:opacity-100',
        className,
      )}
    >
      <svg viewBox="0 0 16 16" className="size-1/2" aria-hidden="true">
        <path
          d="m3 8.5 3.2 3L13 4.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
