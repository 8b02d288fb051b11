/** The outline for the face in the viewfinder. */
export function FaceOval() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 90 160"
      preserveAspectRatio="xMidYMid meet"
      className="pointer-events-none absolute inset-0 h-full w-full overflow-visible"
    >
      <ellipse
        cx="45"
        cy="68"
        rx="31"
        ry="42"
        fill="none"
        stroke="#ffc72c"
        strokeWidth="1"
        strokeDasharray="4 2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
