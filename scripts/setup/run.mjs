import { spawn } from 'node:child_process';

/** How often to check that npm still runs, in milliseconds. */
const LOOK_EVERY = 500;

/**
 * Runs a command in the project's folder with its output shown, and hands signals on to it. Ends it with the `npm run`
 * that started it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = process.env, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { stdio, env });
  const handOn = (signal) => child.kill(signal);
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  const stopWatching = onceNpmIsGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      stopWatching();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * A signal to npm ends npm and the shell in between, and never arrives here: the started process would keep running and
 * keep the port and the data folder.
 * @param {() => void} act
 * @returns {() => void} stops looking
 */
function onceNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    act();
  }, LOOK_EVERY);
  return () => clearInterval(look);
}

/**
 * Like {@link run}, but a failure ends this process with the same exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
