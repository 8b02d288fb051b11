import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

type Tone = 'error' | 'info' | 'success';
type NoticeProps = {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** The notice responds to a click: it scrolls into view and takes the focus. */
  answer?: boolean;
};

const tones: Record<Tone, string> = {
  error: 'border-alert bg-alert/10 text-alert',
  // Opaque, because it also appears on the rays of an opened box.
  info: 'border-blister bg-[color-mix(in_srgb,var(--blister)_12%,var(--card))] text-ink',
  success: 'border-grass bg-grass/12 text-good',
};

/** The pressed button may be far away, and may have lost the focus while disabled. */
function callAttention(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

/** A prominent message: errors are announced immediately (`alert`), others politely (`status`). */
export function Notice({ tone, title, children, action, className, answer }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // Runs after a new step or page has focused its heading.
  useEffect(() => {
    if (answer) callAttention(box.current);
  }, [answer]);
  return (
    <div
      ref={box}
      tabIndex={answer ? -1 : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-col gap-2 rounded-xl border-2 px-4 py-3',
        // Keeps clear of the header and of the wizard's sticky buttons.
        answer && 'scroll-mt-10 scroll-mb-28',
        tones[tone],
        className,
      )}
    >
      {title && <p className="font-extrabold">{title}</p>}
      {children && <div className="font-semibold">{children}</div>}
      {action && <div className="mt-1 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
