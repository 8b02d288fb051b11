import { useConfig } from '#web/api/use-config.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Tells, before a photo is chosen, that nobody can order now. Everything else goes on. */
export function PausedNotice() {
  const paused = useConfig()?.ordersPaused;
  return paused && <Notice tone="info">{paused}</Notice>;
}
