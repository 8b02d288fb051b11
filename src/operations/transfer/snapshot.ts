import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';

// Rows as JSON lines, files as bytes: either database can be filled from this copy, and its digests can be compared.
// PGlite's `dumpDataDir` is a folder that only PGlite opens; `pg_dump` must have the server's version, and pglite-tools,
// which runs it on PGlite, asks for exactly 0.5.8; flydrive copies within one store, or out of a folder, and compares
// nothing.

/** Row count of a table and SHA-256 of its lines. The same content has the same digest on every database. */
export const digest = z.object({ rows: z.number().int(), sha256: z.string() });
export type Digest = z.infer<typeof digest>;

/** Digests of all tables and of the pending jobs of a database. */
export const contents = z.object({
  /** The newest applied migration. */
  migration: z.string(),
  /** In an order that respects references. */
  tables: z.array(digest.extend({ name: z.string() })),
  jobs: digest,
});
export type Contents = z.infer<typeof contents>;

/** A pending job; ids and times are kept. */
export const pendingJob = z.object({
  queue: z.string(),
  id: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});
export type PendingJob = z.infer<typeof pendingJob>;

/** One file to copy; archives also know its SHA-256. */
export type FileEntry = { key: string; size: number; sha256?: string };

/** Rows and jobs at one moment. Each line is one row, or one {@link PendingJob}, as JSON. */
export interface Rows {
  contents(): Promise<Contents>;
  table(name: string): AsyncIterable<string>;
  jobs(): AsyncIterable<string>;
}

/** All data of a product: from a live database and store, or from a backup. */
export interface Snapshot {
  /** Passes the rows of one moment to `read`. */
  readRows<T>(read: (rows: Rows) => Promise<T>): Promise<T>;
  files(): AsyncIterable<FileEntry>;
  open(key: string): Promise<Readable>;
}

/** The digest of a file. Every file was created in memory, so a single one always fits. */
export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Consumes lines and passes each one to `onLine`. */
export async function digestOf(
  lines: AsyncIterable<string>,
  onLine: (line: string) => Promise<unknown> = async () => {},
): Promise<Digest> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows += 1;
    await onLine(line);
  }
  return { rows, sha256: hash.digest('hex') };
}
