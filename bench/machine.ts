import os from 'node:os';

/** What was measured on, in one line: numbers from different machines cannot be compared, ratios can. */
export function describeMachine(): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return [
    `${os.availableParallelism()} × ${cpu?.model.trim() ?? 'unknown processor'}`,
    `${memory} GiB`,
    `${os.type()} ${os.release()}`,
    `Node ${process.version}`,
    `load before: ${(os.loadavg()[0] ?? 0).toFixed(1)}`,
  ].join(', ');
}
