import { spawn } from 'node:child_process';

/**
 * Runs a command in the project's folder with its output shown, and hands signals on to it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = process.env } = {}) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const handOn = (signal) => child.kill(signal);
  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', handOn);
      process.off('SIGTERM', handOn);
      resolve(code ?? (signal ? 1 : 0));
    });
  });
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
