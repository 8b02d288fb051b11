import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

type Tone = 'plain' | 'alert' | 'good' | 'new';

const tones: Record<Tone, string> = {
  plain: 'border-line text-soft',
  alert: 'border-alert text-alert',
  good: 'border-grass text-good',
  new: 'border-edge bg-sun text-print-ink',
};

/** One word about the state of something, in a frame. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full border-2 px-2.5 text-sm font-bold whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
