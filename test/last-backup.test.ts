import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Config, readConfig } from '#config.ts';
import { serveMetrics } from '#http/metrics-server.ts';
import { LAST_BACKUP, noteBackup } from '#services/backup/last-backup.ts';
import { reportBackup } from '#services/backup/report-backup.job.ts';
import { watchBackup } from '#services/backup/watch-backup.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { machineVariables } from './machine-variables.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-10T05:23:00Z');
const ago = (milliseconds: number) => new Date(NOW - milliseconds);

describe('last backup', () => {
  let running: RunningApp;
  const lines: string[] = [];
  beforeAll(async () => {
    const variables = { METRICS_PORT: '0', BACKUP_WARN_DAYS: '7' };
    running = await startApp({ variables, log: { write: (line: string) => lines.push(line) } });
  });
  beforeEach(async () => {
    const { storage } = running.services;
    lines.length = 0;
    await storage.delete(LAST_BACKUP).catch(() => {});
    await storage.delete('images/a.jpg').catch(() => {});
  });
  afterAll(() => running.close());

  /** The report's level and message. */
  const report = async (config: Pick<Config, 'backupWarnDays'> = running.services.config) => {
    await reportBackup({ ...running.services, config }, NOW);
    return said().at(-1);
  };
  const said = () =>
    lines
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'last backup' || msg === 'no recent backup');
  const good = { level: 30, msg: 'last backup' };
  const bad = { level: 50, msg: 'no recent backup' };

  it('is reported each day, and missing once it is too old', async () => {
    const { storage } = running.services;
    await noteBackup(storage, ago(7 * DAY - 1));
    expect(await report()).toMatchObject({ ...good, finishedAt: ago(7 * DAY - 1).toISOString() });
    await noteBackup(storage, ago(7 * DAY));
    const words = expect.stringContaining('7 days ago. Make one: npm run backup');
    expect(await report()).toMatchObject({ ...bad, words });
    expect(await report({ backupWarnDays: undefined })).toMatchObject(good);
  });

  it('is reported as missing, but not while there is nothing to lose', async () => {
    expect(await report()).toMatchObject(good);
    await running.services.storage.put('images/a.jpg', Buffer.from('a'));
    expect(await report()).toMatchObject({ ...bad, finishedAt: null });
    expect(await report({ backupWarnDays: undefined })).toMatchObject(good);
  });

  it('is not trusted if its time is in the future: a clock was wrong', async () => {
    await noteBackup(running.services.storage, new Date(NOW + DAY));
    expect(await report()).toMatchObject({ ...bad, words: expect.stringContaining('Set the clock') });
  });

  it('may be recorded by other tools, to the second and with a line break', async () => {
    const { storage } = running.services;
    await storage.put(LAST_BACKUP, Buffer.from('2026-03-09T05:23:00Z\n'));
    expect(await report()).toMatchObject({ ...good, words: expect.stringContaining('1 days ago') });
    await storage.put(LAST_BACKUP, Buffer.from('yesterday'));
    await expect(report()).rejects.toThrow('The file last-backup of the file storage contains no valid time');
  });

  it('is reported by the job', async () => {
    await noteBackup(running.services.storage, new Date());
    await running.services.jobs.boss.send('report-backup', null, { singletonKey: 'all' });
    await vi.waitFor(() => expect(said()).toMatchObject([good]), { timeout: STUCK, interval: 100 });
  });

  it('is a figure for Prometheus', async () => {
    let server: FastifyInstance | undefined;
    try {
      await noteBackup(running.services.storage, ago(0));
      watchBackup(running.services);
      server = await serveMetrics(running.services);
      const text = (await server?.inject({ url: '/metrics' }))?.body;
      expect(text).toContain(`\ntoytwin_last_backup_timestamp_seconds ${NOW / 1000}\n`);
    } finally {
      await server?.close();
    }
  });

  it('is a line of the doctor, which fails on one that is too old', async () => {
    const { storage, config } = running.services;
    const ask = async (days: string) => {
      const env = { ...machineVariables, DATA_DIR: config.dataDir, BACKUP_WARN_DAYS: days };
      const doctor = promisify(execFile)(process.execPath, ['src/operations/doctor.ts'], { env });
      const { stdout } = await doctor.catch((failed: { stdout: string }) => failed);
      return stdout.split('\n').find((line) => line.slice(10).startsWith('backup'));
    };
    await noteBackup(storage, new Date(Date.now() - 3 * DAY));
    expect(await ask('3')).toMatch(/^FAIL .+ 3 days ago\. Make one: npm run backup/);
    expect(await ask('4')).toMatch(/^ok .+ 3 days ago\.$/);
  });

  it('is required in production only, unless BACKUP_WARN_DAYS says otherwise', () => {
    const daysOf = (variables: Record<string, string>) => readConfig(variables).backupWarnDays;
    const production = { NODE_ENV: 'production', PAYMENT: 'sandbox' };
    expect(daysOf({})).toBeUndefined();
    expect(daysOf(production)).toBe(7);
    expect(daysOf({ ...production, BACKUP_WARN_DAYS: '0' })).toBeUndefined();
    expect(daysOf({ BACKUP_WARN_DAYS: '2' })).toBe(2);
  });
});
