import { execFile } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { type Child, startChild, waitUntilPrinted } from './start-child.ts';

/** User and group id of `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const OWNER = 'toytwin';

/** A local PostgreSQL server for tests; its data are deleted at the end. */
export interface PostgresServer extends AsyncDisposable {
  /** Creates a database, empty or a copy of another one. @returns its URL. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** The URL of a database, which need not exist. */
  address(name: string): string;
  /** Stops the server in fast mode: every connection ends. */
  stop(): Promise<void>;
  /** Stops it in immediate mode, as a crash does: it recovers at the next start. */
  crash(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
}

interface PostgresOptions {
  /** Paths of `initdb` and `postgres`, next to their `lib` and `share` folders. */
  binaries: { initdb: string; postgres: string };
  /** Settings of `postgresql.conf`. */
  settings?: Record<string, string>;
  /** If set, the server accepts TLS connections only; both in PEM. */
  tls?: TlsFiles;
}

type TlsFiles = { ca: string; key: string; certificate: string };

/** Creates and starts a new PostgreSQL server from the given binaries. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-postgres-'));
  try {
    return await open(folder, options);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function open(folder: string, options: PostgresOptions): Promise<PostgresServer> {
  const { commands, user } = await lendCommands(folder, options.binaries);
  const data = path.join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) await chown(data, user.uid, user.gid);
  const initialise = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C'];
  await promisify(execFile)(commands.initdb, initialise, { cwd: data, ...user });
  const port = await freePort();
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...options.settings,
    ...(options.tls && (await writeTls(data, options.tls, user))),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const address = (name: string) => `postgres://${OWNER}@localhost:${port}/${name}`;
  let server: Child | undefined;
  const start = async () => {
    server = startChild(commands.postgres, ['-D', data, ...args], {
      ...user,
      cwd: data,
      farewell: 'SIGINT',
    });
    await waitUntilPrinted(server, 'ready to accept connections');
  };
  const stop = async () => {
    await server?.stop();
  };
  const crash = async () => {
    server?.signal('SIGQUIT');
    await server?.ended;
  };
  await start();
  return {
    address,
    start,
    stop,
    crash,
    async createDatabase(name, template = 'template1') {
      await runSql(address('postgres'), `create database "${name}" template "${template}"`, options.tls);
      return address(name);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type User = { uid: number; gid: number };

/**
 * As root, the server runs as `nobody`, who may be unable to enter the project's folder: it gets a copy of
 * the binaries.
 */
async function lendCommands(
  folder: string,
  own: PostgresOptions['binaries'],
): Promise<{ commands: PostgresOptions['binaries']; user: User | undefined }> {
  if (process.getuid?.() !== 0) return { commands: own, user: undefined };
  const copy = path.join(folder, 'postgres');
  await cp(path.dirname(path.dirname(own.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  await chmod(folder, 0o755);
  return {
    commands: { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') },
    user: { uid: NOBODY, gid: NOBODY },
  };
}

/** Installs key and certificate, and refuses connections without TLS. */
async function writeTls(
  data: string,
  tls: TlsFiles,
  user: User | undefined,
): Promise<Record<string, string>> {
  const files = {
    'server.key': tls.key,
    'server.crt': tls.certificate,
    'pg_hba.conf': `hostssl all all 127.0.0.1/32 trust\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(data, name);
    await writeFile(file, text, { mode: 0o600 });
    if (user) await chown(file, user.uid, user.gid);
  }
  return { ssl: 'on' };
}

/** Runs one statement on a separate connection. */
export async function runSql(
  address: string,
  statement: string,
  tls?: { ca: string },
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: address, ...(tls && { ssl: { ca: tls.ca } }) });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
