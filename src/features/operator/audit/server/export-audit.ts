import { Readable } from 'node:stream';
import type { Database } from '#services/database/index.ts';
import { csvLine } from '../../server/csv-line.ts';
import type { AuditEntry } from '../contract.ts';
import { listAudit } from './list-audit.ts';

const COLUMNS = [
  'at',
  'operator',
  'kind',
  'step',
  'orderId',
  'toytwinId',
  'person',
  'subject',
  'why',
  'before',
  'after',
] as const satisfies (keyof AuditEntry)[];

/** Rows that are read at a time. */
const PAGE = 500;

/** The whole audit as CSV (RFC 4180), newest first, read page by page. Times are UTC. */
export function exportAudit(database: Database): Readable {
  return Readable.from(lines(database));
}

async function* lines(database: Database): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const page = await listAudit(database, { cursor, limit: PAGE });
    yield page.entries.map((entry) => csvLine(COLUMNS.map((column) => textOf(entry[column])))).join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

function textOf(value: AuditEntry[keyof AuditEntry]): string {
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
}
