import { useEffect, useState } from 'react';
import type { Progress } from '#features/toytwins/contract.ts';
import { Notice } from '#web/ui/notice.tsx';
import { progressFraction, timeLeft } from './estimate-progress.ts';
import { FillingMould } from './filling-mould.tsx';
import { StageList } from './stage-list.tsx';

type Props = {
  /** The server's last answer; null until the payment is confirmed and the first one came. */
  progress: Progress | null;
  /** When it came, in milliseconds since 1970. */
  answeredAt: number;
  /** The last poll got no answer. */
  offline: boolean;
};

/** Milliseconds between two redraws of the bar. */
const TICK = 500;

/** The time, kept up to date while the component is shown. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Fifth step: what is being done right now, how far it is, and how long it is likely to take. */
export function ProcessingStep({ progress, answeredAt, offline }: Props) {
  const sinceAnswer = Math.max(0, useNow() - answeredAt);
  const fraction = progress ? progressFraction(progress, sinceAnswer) : 0;
  const words = progress ? timeLeft(progress, sinceAnswer) : 'Waiting for your payment to be confirmed';
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[18rem_1fr] sm:gap-10">
      <FillingMould fraction={fraction} />
      <div className="flex flex-col gap-5">
        <div>
          <Bar fraction={fraction} words={words} />
          {/* The longest words take two lines on a phone: shorter ones leave the place, so that nothing below jumps. */}
          <p className="mt-2 min-h-[2lh] text-lg font-bold tabular-nums sm:min-h-[1lh]">{words}</p>
          <p className="text-soft">You are charged only when your toy twin is ready.</p>
        </div>
        {progress && <StageList progress={progress} />}
        {offline && (
          <Notice tone="info">
            We cannot reach Toy Twin right now.{' '}
            {progress
              ? 'Your toy twin is still being made'
              : 'If your payment went through, your toy twin is still being made'}
            . This page will keep trying.
          </Notice>
        )}
      </div>
    </div>
  );
}

function Bar({ fraction, words }: { fraction: number; words: string }) {
  const percent = Math.round(fraction * 100);
  return (
    <div
      role="progressbar"
      aria-label="Making your toy twin"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      className="h-7 overflow-hidden rounded-full border-2 border-edge bg-sunken dark:border-soft/60"
    >
      <div
        className="h-full rounded-full bg-sun transition-transform duration-500 ease-linear"
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
