/** A wrapped parcel with a bow. Decoration: the words stand beside it. */
export function Parcel({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 236" aria-hidden="true" className={className}>
      <g strokeWidth="5" strokeLinejoin="round" className="stroke-edge">
        <rect x="26" y="98" width="188" height="132" rx="8" className="fill-sun" />
        <rect x="14" y="72" width="212" height="44" rx="8" className="fill-sun" />
        <path d="M104 74h32v156h-32z" className="fill-hero" />
        <path
          d="M118 72C84 74 50 60 56 34c5-22 40-18 62 38ZM122 72c34 2 68-12 62-38-5-22-40-18-62 38Z"
          className="fill-hero"
        />
        <rect x="106" y="54" width="28" height="26" rx="9" className="fill-hero" />
      </g>
      <g className="fill-print-ink/15">
        {[44, 72, 156, 184].map((x, column) =>
          [136, 168, 200].map((y) => <circle key={`${x} ${y}`} cx={x} cy={column % 2 ? y + 8 : y} r="5" />),
        )}
      </g>
    </svg>
  );
}
