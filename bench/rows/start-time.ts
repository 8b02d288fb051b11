import { fileURLToPath } from 'node:url';
import { type Bench, type Measure, note } from '../row.ts';
import { startChild } from '../servers/child-server.ts';
import { freePort } from '../servers/free-port.ts';
import { temporaryFolder } from '../servers/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm start` to ready, everything installed and built; on a new data folder, and on one that was used before. */
export const measureStartTime: Measure = async (bench) => {
  await using folder = await temporaryFolder();
  const first = await secondsToReady(bench, folder.path);
  const second = await secondsToReady(bench, folder.path);
  return [
    note('npm start to ready, new data folder', first, 's'),
    note('npm start to ready, second start', second, 's'),
  ];
};

async function secondsToReady(bench: Bench, dataDir: string): Promise<number> {
  const env = { ...bench.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const start = performance.now();
  // In a group of its own, so that npm and what it started are ended together.
  await using _server = await startChild('npm', ['start'], {
    env,
    cwd: ROOT,
    detached: true,
    ready: 'is ready',
  });
  return (performance.now() - start) / 1000;
}
