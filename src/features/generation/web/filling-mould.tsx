import { Carton } from '#web/ui/carton.tsx';

/** A carton's cut-out sheet that takes on its colors from below, as far as the work is done: `fraction` of 1. */
export function FillingMould({ fraction }: { fraction: number }) {
  const hidden = `inset(${Math.round((1 - fraction) * 100)}% 0 0 0)`;
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto aspect-square w-full max-w-40 overflow-hidden rounded-card border-2 border-dashed border-soft/60 bg-card sm:max-w-none"
    >
      <Carton className="absolute" />
      <div
        style={{ clipPath: hidden }}
        className="absolute inset-0 transition-[clip-path] duration-500 ease-linear"
      >
        <Carton printed />
      </div>
    </div>
  );
}
