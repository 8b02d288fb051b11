/** How often the line of a terminal is rewritten, and how often a log gets another line, in milliseconds. */
const EVERY = { terminal: 500, log: 10_000 };

/**
 * Prints a step and its progress: in a terminal on one changing line, elsewhere on a new line now and then.
 * @param {string} what
 * @param {() => string} [howFar]
 * @param {{ write(text: string): unknown, isTTY?: boolean }} [out]
 * @returns {(worked?: boolean) => void} call it at the end: says how long it took
 */
export function sayStep(what, howFar = () => '', out = process.stdout) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const soFar = () => [howFar(), seconds()].filter(Boolean).join(', ');
  out.write(`${what}…\n`);
  const write = out.isTTY ? () => out.write(`\r\x1b[K  ${soFar()}`) : () => out.write(`  ${soFar()}\n`);
  const timer = setInterval(write, out.isTTY ? EVERY.terminal : EVERY.log);
  return (worked = true) => {
    clearInterval(timer);
    out.write(`${out.isTTY ? '\r\x1b[K' : ''}  ${worked ? 'done' : 'stopped'} after ${seconds()}\n`);
  };
}
