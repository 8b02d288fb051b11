import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { machineVariables } from './machine-variables.ts';

describe('npm run doctor', () => {
  let dataDir: string;
  let server: Server;
  let address: string;
  let healthy = '{"status":"ok"}';
  const started: ChildProcess[] = [];
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-doctor-'));
    server = createServer((_request, response) => response.end(healthy)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    for (const child of started) if (child.exitCode === null) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  function start(script: string, variables: Record<string, string>) {
    const child = spawn(process.execPath, [script], {
      env: { ...machineVariables, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables },
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

  async function examine(variables: Record<string, string> = {}) {
    const { child, printed } = start('src/operations/doctor.ts', variables);
    const [code] = await once(child, 'close');
    const states = new Map<string, string>();
    for (const line of printed().split('\n')) {
      const [, state, name] = /^(ok|FAIL|embedded) +(\S+(?: \S+)?) {2}/.exec(line) ?? [];
      if (state && name) states.set(name, state);
    }
    return { code, printed: printed(), states };
  }
  const lineOf = (printed: string, name: string) =>
    printed.split('\n').find((line) => line.slice(10).startsWith(name)) ?? '';

  it('reports embedded services for the defaults, and opens no database', async () => {
    const { code, printed, states } = await examine();
    expect({ code, failed: printed.includes('FAIL') }).toEqual({ code: 0, failed: false });
    expect(Object.fromEntries(states)).toMatchObject({
      configuration: 'ok',
      database: 'embedded',
      storage: 'embedded',
      identity: 'embedded',
      payment: 'embedded',
      mail: 'embedded',
      'public address': 'ok',
      'disk space': 'ok',
      clock: 'ok',
    });
    expect(await readdir(dataDir)).not.toContain('database');
  });

  it('fails on a missing service, still reports the others, and shows no secret', async () => {
    const variables = {
      DATABASE_URL: 'postgres://owner:very-secret-word@127.0.0.1:1/toy',
      STRIPE_SECRET_KEY: 'sk_test_51HorseBatteryStapleabcd',
      STRIPE_WEBHOOK_SECRET: 'whsec_HorseBatteryStaple',
      STRIPE_API_BASE: 'http://127.0.0.1:1',
      MAIL_FROM: 'Toy Twin <hello@toytwin.example>',
      SMTP_URL: 'smtp://me:other-secret-word@127.0.0.1:1',
    };
    const { code, printed, states } = await examine(variables);
    expect(code).toBe(1);
    expect([states.get('database'), states.get('payment'), states.get('mail')]).toEqual([
      'FAIL',
      'FAIL',
      'FAIL',
    ]);
    expect(states.get('disk space')).toBe('ok');
    expect(printed).toContain('DATABASE_URL=postgres://owner:…@127.0.0.1:1/toy');
    expect(printed).toContain('STRIPE_SECRET_KEY=sk_test_…abcd');
    expect(printed).not.toMatch(/secret-word|HorseBattery/);
  });

  it('names every invalid variable and checks nothing', async () => {
    const { code, printed, states } = await examine({ PORT: 'x', CURRENCY: 'dollar' });
    expect(code).toBe(1);
    expect([...states]).toEqual([['configuration', 'FAIL']]);
    expect(printed).toMatch(/PORT: .+\n {2}CURRENCY: /);
  });

  it("checks the public address and compares the clock with a service's", async () => {
    const reached = await examine({ PUBLIC_URL: address });
    expect(lineOf(reached.printed, 'public address')).toContain(`${address} answers`);
    const plain = await examine({
      PUBLIC_URL: 'http://toytwin.invalid',
      NODE_ENV: 'production',
      PAYMENT: 'sandbox',
    });
    expect(plain.code).toBe(1);
    expect(lineOf(plain.printed, 'public address')).toContain('PUBLIC_URL must start with https://');
    const unknown = await examine({ PUBLIC_URL: 'http://toytwin.invalid' });
    expect(lineOf(unknown.printed, 'public address')).toMatch(/^FAIL .+ does not answer \(E[A-Z_]+\)/);
    expect(lineOf(unknown.printed, 'clock')).toContain('no external service answered');
    healthy = 'somebody else';
    expect(lineOf((await examine({ PUBLIC_URL: address })).printed, 'public address')).toContain(
      'not running',
    );
  });

  it('fails if HTTPS is used without a declared proxy', async () => {
    const https = { PUBLIC_URL: 'https://toytwin.invalid' };
    const silent = await examine(https);
    expect(lineOf(silent.printed, 'proxy')).toMatch(/^FAIL .+TRUST_PROXY is not set: all visitors share/);
    const declared = await examine({ ...https, TRUST_PROXY: '10.0.0.0/8' });
    expect(lineOf(declared.printed, 'proxy')).toMatch(/^ok .+trusted from 10\.0\.0\.0\/8/);
    expect(lineOf((await examine()).printed, 'proxy')).toMatch(/^ok .+no proxy is declared/);
  });

  it('works while the product runs, without affecting it', async () => {
    const product = start('src/server.ts', { PORT: '0' });
    await expect.poll(product.printed).toContain('Toy Twin is ready: ');
    const { code, printed } = await examine();
    expect(code).toBe(0);
    expect(lineOf(printed, 'database')).toMatch(/^embedded .+ in use by the running process/);
    expect(product.child.exitCode).toBeNull();
    product.child.kill('SIGTERM');
    expect(await once(product.child, 'exit')).toEqual([0, null]);
  });
});
