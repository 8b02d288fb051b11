/** A magnifying glass with a plus in it, or a minus. */
export function Loupe({ out = false }: { out?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <path d={`m15.5 15.5 5 5M8 10.5h5${out ? '' : 'M10.5 8v5'}`} />
      <circle cx="10.5" cy="10.5" r="6.5" />
    </svg>
  );
}
