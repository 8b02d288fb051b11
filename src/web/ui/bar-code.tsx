import { classNames } from './class-names.ts';

/** Widths of bars and gaps, 1 to 3 units, derived from `value`. Decorative, not scannable. */
function stripes(value: string): number[] {
  return [...value.replaceAll('-', '').slice(0, 16)].flatMap((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return [(code % 3) + 1, ((code >> 2) % 2) + 1, ((code >> 3) % 3) + 1, (code % 2) + 1];
  });
}

/** An id as a decorative bar code with readable digits below. */
export function BarCode({ value, className }: { value: string; className?: string }) {
  const widths = stripes(value);
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = 0;
  const bars = widths.flatMap((width, index) => {
    const start = x;
    x += width;
    return index % 2 === 0 ? [`M${start} 0h${width}v24h-${width}z`] : [];
  });
  return (
    <span className={classNames('inline-block rounded bg-white px-2 pt-2 pb-1 text-print-ink', className)}>
      <svg
        viewBox={`0 0 ${total} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-7 w-full"
      >
        <path d={bars.join('')} fill="currentColor" />
      </svg>
      <span className="block truncate text-center font-mono text-[0.625rem] tracking-[0.2em]">
        {value.slice(0, 13)}
      </span>
    </span>
  );
}
