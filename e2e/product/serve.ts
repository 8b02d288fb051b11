import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { machineVariables } from '../../test/machine-variables.ts';
import { makeOperator } from './make-operator.ts';
import { startProviders } from './start-providers.ts';

/**
 * Starts the product for the browser tests, on a data folder that is deleted afterwards, and an OpenID server in the place of
 * Google and Apple. Reads `PORT`, and optionally `E2E_OPENID_PORT` and `E2E_DATABASE_URL` (PostgreSQL instead of the embedded
 * database), from the environment; everything else has its default.
 */
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-e2e-'));
const { PORT = '', E2E_OPENID_PORT = '0', E2E_DATABASE_URL } = process.env;
const providers = await startProviders(`http://localhost:${PORT}`, Number(E2E_OPENID_PORT));
const env = {
  ...machineVariables,
  PORT,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...providers,
  ...(E2E_DATABASE_URL && { DATABASE_URL: E2E_DATABASE_URL }),
};
await makeOperator(env);
const server = spawn(process.execPath, ['src/server.ts'], { stdio: 'inherit', env });
const handOn = (signal: NodeJS.Signals) => server.kill(signal);
process.on('SIGTERM', handOn);
process.on('SIGINT', handOn);
server.once('exit', (code) => {
  void rm(dataDir, { recursive: true, force: true }).then(() => process.exit(code ?? 1));
});
