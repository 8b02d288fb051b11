/** How often a photo's cost is checked, in milliseconds. */
const LOOK_EVERY = 5;

/** What one photo may cost. */
interface Allowance {
  /** Of the processor, in milliseconds. */
  processorTime: number;
  /** In milliseconds, also while other programs have the processor. */
  time: number;
  /** Resident bytes more than before. */
  memory: number;
}

/**
 * Ends this process at once if a photo exceeds its limits. Nothing less stops a decoder.
 * @returns what ends the watch.
 */
export function endWhenGreedy({ processorTime, time, memory }: Allowance): () => void {
  const cpuBefore = process.cpuUsage();
  const memoryBefore = process.memoryUsage.rss();
  const begun = performance.now();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(cpuBefore);
    const greedy =
      (user + system) / 1000 > processorTime ||
      performance.now() - begun > time ||
      process.memoryUsage.rss() - memoryBefore > memory;
    if (greedy) process.kill(process.pid, 'SIGKILL');
  }, LOOK_EVERY);
  return () => clearInterval(watch);
}
