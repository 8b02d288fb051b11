import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../free-port.ts';
import { startChild, waitUntilPrinted } from '../../postgres/start-child.ts';

/** Small file systems, one for the database and one for the files. Only the server sees them, and they end with it. */
const MOUNT_AND_RUN = `mount -t tmpfs -o size=160m tmpfs "$DATA_DIR" && mkdir "$DATA_DIR/files" &&
  mount -t tmpfs -o size=40m tmpfs "$DATA_DIR/files" && exec "$0" src/server.ts`;
/** What begins to fill a disk is written at once in pieces of so many bytes. */
const PIECE = 1024 * 1024;

/** The product on disks that can be filled up, and made read-only. */
export interface OnSmallDisk extends AsyncDisposable {
  url: string;
  /** Fills the disks of database and files to the last byte. */
  fill(): Promise<void>;
  /** Deletes what filled them. */
  makeRoom(): Promise<void>;
  /** Makes the disk of the files read-only, or lets it be written again. */
  remountFiles(how: 'ro' | 'rw'): Promise<void>;
}

/** Starts the product on small file systems in memory, in a mount namespace of its own; on Linux. */
export async function startOnSmallDisk(): Promise<OnSmallDisk> {
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'toy-twin-small-disk-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const files = path.join(dataDir, 'files');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const variables = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' };
  const env = { PATH: process.env.PATH, ...variables };
  const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', MOUNT_AND_RUN, process.execPath];
  const child = stack.use(startChild('unshare', args, { env }));
  await waitUntilPrinted(child, 'is ready');
  const fillers = [dataDir, files].map((folder) => `/proc/${child.pid}/root${folder}/filler`);
  const opened = stack.move();
  return {
    url,
    async fill() {
      for (const filler of fillers) await writeUntilFull(filler);
    },
    async makeRoom() {
      for (const filler of fillers) await rm(filler, { force: true });
    },
    async remountFiles(how) {
      const enter = ['--target', String(child.pid), '--user', '--preserve-credentials', '--mount'];
      await promisify(execFile)('nsenter', [...enter, 'mount', '-o', `remount,${how}`, files]);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

async function writeUntilFull(file: string): Promise<void> {
  await using handle = await open(file, 'a');
  for (let size = PIECE; size >= 1; ) {
    try {
      await handle.write(Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      size = Math.floor(size / 2);
    }
  }
}
