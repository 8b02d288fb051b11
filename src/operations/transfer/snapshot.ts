import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';

/** How many rows a table has, and the SHA-256 of their lines. The same content has the same digest everywhere. */
export const digest = z.object({ rows: z.number().int(), sha256: z.string() });
export type Digest = z.infer<typeof digest>;

/** What a whole database holds: the digest of each of its tables, and of the jobs that wait. */
export const contents = z.object({
  /** The newest migration that the tables have been through. */
  migration: z.string(),
  /** In an order in which they can be filled. */
  tables: z.array(digest.extend({ name: z.string() })),
  jobs: digest,
});
export type Contents = z.infer<typeof contents>;

/** A job that was still to be done; ids and times stay the same. */
export const pendingJob = z.object({
  queue: z.string(),
  id: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  singletonKey: z.string().nullable(),
});
export type PendingJob = z.infer<typeof pendingJob>;

/** One file to copy; an archive also knows its SHA-256. */
export type FileEntry = { key: string; size: number; sha256?: string };

/** Rows and jobs of one moment. A line is one row, or one {@link PendingJob}, as JSON. */
export interface Rows {
  contents(): Promise<Contents>;
  table(name: string): AsyncIterable<string>;
  jobs(): AsyncIterable<string>;
}

/** Everything that the product keeps, wherever it lies: a running product's database and store, or a backup. */
export interface Snapshot {
  /** Gives the rows of one moment to `read`. */
  readRows<T>(read: (rows: Rows) => Promise<T>): Promise<T>;
  files(): AsyncIterable<FileEntry>;
  open(key: string): Promise<Readable>;
}

/** Reads lines through, telling each one to `onLine`. */
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
