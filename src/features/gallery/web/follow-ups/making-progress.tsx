import { useEffect, useState } from 'react';
import { SpinnerWheel } from '#web/ui/spinner.tsx';

/** Seconds after which it is said that it takes longer than usual. */
const USUAL = 60;

type Props = {
  /** What is being done, as a sentence. */
  words: string;
  offline: boolean;
};

/** Something is being made of a finished toy twin: what, that nothing else changes, and that the page may be left. */
export function MakingProgress({ words, offline }: Props) {
  const slow = useIsLate();
  return (
    <div className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center" aria-hidden="true">
        <SpinnerWheel className="size-9 text-hero" />
      </span>
      <div>
        <p role="status" className="font-bold">
          {wordsOf({ slow, offline, words })}
        </p>
        <p className="mt-1 text-soft">
          Your pictures stay as they are until it is ready. You can leave this page: we keep working on it.
        </p>
      </div>
    </div>
  );
}

function wordsOf({ slow, offline, words }: Props & { slow: boolean }): string {
  if (offline) return 'We cannot reach Toy Twin right now. This page will keep trying.';
  if (slow) return 'Taking longer than usual. It is still being made.';
  return `${words} This usually takes less than a minute.`;
}

function useIsLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), USUAL * 1000);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
