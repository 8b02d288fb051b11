import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { machineVariables } from './machine-variables.ts';

/** Time-out in milliseconds; starting processes is slow on a busy machine. */
const PATIENCE = 120_000;
const LONG = 300_000;

describe('server process', () => {
  let dataDir: string;
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-process-'));
  });
  afterAll(async () => {
    for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(variables: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['src/server.ts'], {
      env: { ...machineVariables, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(child);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        printed += text;
      });
    }
    return { child, printed: () => printed };
  }
  const ended = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'exit'))[0];

  it(
    'reports that it is ready, and refuses a second process on its folder until it ends',
    async () => {
      const first = start();
      await expect.poll(first.printed, { timeout: PATIENCE }).toContain('Toy Twin is ready: ');
      const second = start();
      expect(await ended(second.child)).toBe(1);
      expect(second.printed()).toContain(
        `The data folder ${dataDir} is in use by process ${first.child.pid} on ${os.hostname()}.`,
      );
      expect(second.printed()).toContain(
        'Two processes on one embedded database would corrupt it, so this one will not start.',
      );
      first.child.kill('SIGTERM');
      expect(await ended(first.child)).toBe(0);
    },
    LONG,
  );

  it(
    'starts immediately after one that was killed, and exits cleanly',
    async () => {
      const killed = start();
      await expect.poll(killed.printed, { timeout: PATIENCE }).toContain('Toy Twin is ready: ');
      killed.child.kill('SIGKILL');
      await ended(killed.child);
      const next = start();
      await expect.poll(next.printed, { timeout: PATIENCE }).toContain('Toy Twin is ready: ');
      next.child.kill('SIGINT');
      expect(await ended(next.child)).toBe(0);
      expect(next.printed().trim()).toMatch(/^Toy Twin is ready: \S+$/);
    },
    LONG,
  );

  it(
    'stops in time although a request never ends and a second signal arrives',
    async () => {
      const port = await freePort();
      const { child, printed } = start({ PORT: String(port), LOG_LEVEL: 'info' });
      await expect.poll(printed, { timeout: PATIENCE }).toContain('Toy Twin is ready: ');
      const visitor = connect(port, '127.0.0.1');
      visitor.on('error', () => {});
      await once(visitor, 'connect');
      visitor.write('POST /api/toytwins HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{');
      // Ensures that the server has read the request: an answer on another connection comes after it.
      await fetch(`http://127.0.0.1:${port}/api/config`);
      child.kill('SIGTERM');
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
      expect(printed().match(/"signal":"SIGTERM","msg":"the process is stopping"/g)).toHaveLength(1);
      visitor.destroy();
    },
    LONG,
  );

  it(
    'can be stopped while it waits for its database',
    async () => {
      const DATABASE_URL = `postgres://toytwin:pw@127.0.0.1:${await freePort()}/toytwin`;
      const { child, printed } = start({ DATABASE_URL, DATABASE_WAIT: '3600', LOG_LEVEL: 'warn' });
      await expect.poll(printed, { timeout: PATIENCE }).toContain('waiting');
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
    },
    LONG,
  );

  it(
    'exits with a message when its data folder is removed',
    async () => {
      const folder = path.join(dataDir, 'removed');
      const { child, printed } = start({ DATA_DIR: folder });
      await expect.poll(printed, { timeout: PATIENCE }).toContain('Toy Twin is ready: ');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      expect(await ended(child)).toBe(1);
      expect(printed()).toContain(`The data folder ${folder} is no longer locked by this process: ENOENT`);
      expect(printed()).not.toContain('onCompromised');
    },
    LONG,
  );

  it(
    'does not accept test cards in production by accident',
    async () => {
      const { child, printed } = start({ NODE_ENV: 'production' });
      expect(await ended(child)).toBe(1);
      expect(printed()).toBe(
        'Invalid configuration:\n' +
          '  STRIPE_SECRET_KEY: is required with NODE_ENV=production: without it anyone can buy with a test card, ' +
          'and no money moves. To run the payment sandbox anyway, set PAYMENT=sandbox\n',
      );
    },
    LONG,
  );

  it(
    'explains that its port is in use',
    async () => {
      const other = createServer();
      other.listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { child, printed } = start({ PORT: String(port) });
      expect(await ended(child)).toBe(1);
      other.close();
      expect(printed()).toBe(
        `Cannot listen on 127.0.0.1:${port}: the port is already in use.\n` +
          'Change the variable that set it: PORT, HOST or METRICS_PORT.\n',
      );
    },
    LONG,
  );

  it(
    'names a host that does not exist',
    async () => {
      const { child, printed } = start({ HOST: 'http://0.0.0.0' });
      expect(await ended(child)).toBe(1);
      expect(printed()).toBe(
        'The host http://0.0.0.0 does not exist. HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.\n',
      );
    },
    LONG,
  );

  it('names every invalid variable and does not start', async () => {
    const { child, printed } = start({ PORT: 'x', CURRENCY: 'dollar' });
    expect(await ended(child)).toBe(1);
    expect(printed()).toMatch(/^Invalid configuration:\n {2}PORT: .+\n {2}CURRENCY: .+\n$/);
  });
});
