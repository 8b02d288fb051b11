import { classNames } from '#web/ui/class-names.ts';

/** Placeholder for the photo: head and shoulders as a cut-out line. */
export function PhotoPlaceholder({ inviting }: { inviting: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 150"
      className={classNames('h-26 w-auto transition-transform duration-200', inviting && 'scale-105')}
    >
      <path
        d="M18 148c2-30 22-44 62-44s60 14 62 44z"
        className="fill-blister/25 stroke-ink"
        strokeWidth="3"
      />
      <ellipse
        cx="80"
        cy="62"
        rx="40"
        ry="48"
        className="fill-sun/40 stroke-ink"
        strokeWidth="3"
        strokeDasharray="7 6"
      />
      <path
        d="M66 56v6m28-6v6M66 84q14 11 28 0"
        className="fill-none stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
