import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';

type Tone = 'error' | 'info' | 'success';
type NoticeProps = {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** It answers a press: it comes into view and takes the focus. */
  answer?: boolean;
};

const tones: Record<Tone, string> = {
  error: 'border-alert bg-alert/10 text-alert',
  info: 'border-blister bg-blister/12 text-ink',
  success: 'border-grass bg-grass/12 text-good',
};

/** The button that was pressed may stand far away, and have lost the focus while it was busy. */
function callAttention(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  element?.focus({ preventScroll: true });
}

/** A box of words that must not be missed: errors interrupt (`alert`), the others wait their turn (`status`). */
export function Notice({ tone, title, children, action, className, answer }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // After a new step or page has taken the focus to its heading.
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
        // Clear of the header and of the wizard's buttons, which stay in place over what is scrolled.
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
