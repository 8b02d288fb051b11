import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Starts the product for the browser tests, on a data folder that is deleted afterwards. Reads `PORT` and
 * optionally `E2E_DATABASE_URL` (PostgreSQL instead of the embedded database) from the environment;
 * everything else has its default.
 */
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-e2e-'));
const { PATH = '', PORT = '', E2E_DATABASE_URL } = process.env;
const server = spawn(process.execPath, ['src/server.ts'], {
  stdio: 'inherit',
  env: {
    PATH,
    PORT,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...(E2E_DATABASE_URL && { DATABASE_URL: E2E_DATABASE_URL }),
  },
});
const handOn = (signal: NodeJS.Signals) => server.kill(signal);
process.on('SIGTERM', handOn);
process.on('SIGINT', handOn);
server.once('exit', (code) => {
  void rm(dataDir, { recursive: true, force: true }).then(() => process.exit(code ?? 1));
});
