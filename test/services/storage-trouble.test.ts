import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { checkStorage } from '../../src/services/storage/check-storage.ts';
import { openGoogleFiles } from '../../src/services/storage/google-files.ts';
import { createStorage, type Storage } from '../../src/services/storage/index.ts';
import { startApp } from '../app.ts';
import { refusalOf } from '../refusal.ts';
import { startGoogleServer } from './storage/google-server.ts';
import { startS3Server } from './storage/s3-server.ts';

const quiet = pino({ level: 'silent' });

const open = (variables: Record<string, string>): Promise<Storage> =>
  createStorage(readConfig(variables).storage, { dataDir: '/nowhere', logger: quiet });

type GoogleServer = Awaited<ReturnType<typeof startGoogleServer>>;

/** Google's client with a time-out of `patience` milliseconds. */
function openImpatiently(server: GoogleServer, patience: number) {
  const { storage } = readConfig(server.variables());
  if (storage.kind !== 'gs') throw new Error('This is not Google');
  return openGoogleFiles(storage, { answer: patience, whole: patience, passedOn: patience });
}

// The clients retry before they fail.
describe('failing store', { timeout: 240_000 }, () => {
  const UNAVAILABLE = {
    status: 503,
    code: 'storage_unavailable',
    message: 'Our file storage cannot be reached right now. Nothing is lost. Please try again in a moment.',
  };

  it.each([
    ['stopped', startS3Server],
    ['stopped, that speaks the protocol of Google', startGoogleServer],
  ])('is never reported as a missing file: %s', async (_what, start) => {
    const server = await start();
    const running = await startApp({ workers: false, variables: server.variables() });
    await server.close();
    for (const key of ['a/b.png', 'a/b.webp']) {
      const answer = await running.app.inject({ url: running.services.fileSigner.sign(key) });
      expect(refusalOf(answer)).toMatchObject(UNAVAILABLE);
    }
    await expect(running.services.storage.reach()).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(checkStorage(running.services.config)).rejects.toThrow(
      /^(s3|gs):\/\/toy-twin-files\/ at http:\S+: Connection refused by the endpoint \(ECONNREFUSED\)$/,
    );
    await running.close();
  });

  it.each([
    ['of S3', startS3Server],
    ['of Google', startGoogleServer],
  ])('makes the process not ready when its bucket is gone: %s', async (_what, start) => {
    const server = await start();
    const { STORAGE_URL = '', ...keys } = server.variables();
    for (const [bucket, state] of [
      ['toy-twin-files', 'ok'],
      ['gone', 'failed'],
    ] as const) {
      const variables = { ...keys, STORAGE_URL: STORAGE_URL.replace('toy-twin-files', bucket) };
      const running = await startApp({ workers: false, variables });
      expect((await running.services.readiness.ask()).parts.storage).toBe(state);
      await running.close();
    }
    await server.close();
  });

  it('aborts a read that stalls in the middle of a file, which Google’s client does not report', async () => {
    const server = await startGoogleServer();
    const google = await openImpatiently(server, 500);
    await google.disk.put('a.png', randomBytes(100_000));
    server.cutFiles();
    await expect(google.read('a.png')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await expect(buffer(await google.open('a.png'))).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await server.close();
  });

  it('is retried twice after a time-out and then reported (Google)', async () => {
    const server = await startGoogleServer();
    const google = await openImpatiently(server, 200);
    const questions = server.beSilent();
    await expect(google.reach()).rejects.toThrow('timeout');
    expect(questions()).toBe(3);
    await server.close();
  });

  describe('because of its configuration', () => {
    let server: Awaited<ReturnType<typeof startS3Server>>;
    let google: Awaited<ReturnType<typeof startGoogleServer>>;
    beforeAll(async () => {
      [server, google] = await Promise.all([startS3Server(), startGoogleServer()]);
    });
    afterAll(() => Promise.all([server.close(), google.close()]));

    const s3 = (changes: Record<string, string>) => () => ({ ...server.variables(), ...changes });
    const cases: [string, () => Record<string, string>, RegExp][] = [
      ['a wrong secret', s3({ AWS_SECRET_ACCESS_KEY: 'wrong' }), /AWS_SECRET_ACCESS_KEY does not match/],
      ['a wrong key', s3({ AWS_ACCESS_KEY_ID: 'WRONG' }), /does not recognize AWS_ACCESS_KEY_ID/],
      [
        'no such bucket',
        () => ({ ...server.variables(), STORAGE_URL: `s3://none?endpoint=${server.endpoint}` }),
        /bucket does not exist/,
      ],
      [
        'no such bucket at Google',
        () => ({ STORAGE_URL: `gs://none?endpoint=${google.endpoint}` }),
        /bucket does not exist/,
      ],
    ];

    it.each(cases)(
      'with %s is explained to the operator, and never reported as a missing file',
      async (_what, make, words) => {
        const variables = make();
        await expect(checkStorage(readConfig(variables))).rejects.toThrow(words);
        const storage = await open(variables);
        for (const call of ['getBytes', 'describe', 'getStream'] as const) {
          await expect(storage[call]('a')).rejects.toMatchObject({ code: 'storage_unavailable' });
        }
      },
    );

    it('is explained without secrets', async () => {
      const variables = s3({ AWS_SECRET_ACCESS_KEY: 'very-secret-indeed' })();
      const lines: string[] = [];
      const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
      const storage = await createStorage(readConfig(variables).storage, { dataDir: '/nowhere', logger });
      await expect(storage.getBytes('images/u/1-robin-at-home.jpg')).rejects.toThrow();
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { msg: 'storage failed', call: 'getBytes', reason: 'SignatureDoesNotMatch' },
      ]);
      const told = await checkStorage(readConfig(variables)).catch((error) => String(error));
      expect(lines.join() + told).not.toMatch(/secret-indeed|TOYTWINKEY|robin/);
    });
  });

  it('fails the check if it is publicly readable', async () => {
    const server = await startGoogleServer({ open: true });
    await expect(checkStorage(readConfig(server.variables()))).rejects.toThrow('The bucket is public');
    await server.close();
  });

  it('passes the check if it requires a key', async () => {
    const server = await startS3Server();
    expect(await checkStorage(readConfig(server.variables('p')))).toBe(
      `s3://toy-twin-files/p at ${server.endpoint}: written, read and deleted a file; access without a key is refused (403)`,
    );
    await server.close();
  });
});
