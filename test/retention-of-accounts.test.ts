import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '#features/retention/server/retention.job.ts';
import { revokeTokens } from '#services/identity/revoked-tokens.ts';
import { toStored } from '#services/identity/stored-address.ts';
import { authSessions, authUsers, revokedTokens } from '#services/identity/tables.ts';
import { createLimit } from '#services/limits/index.ts';
import { rateLimits } from '#services/limits/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { type Person, signUp } from './person.ts';

const HOUR = 3_600_000;

describe('retention job, of accounts and counts', () => {
  let running: RunningApp;
  let robin: Person;
  beforeAll(async () => {
    running = await startApp({ workers: false });
    robin = await signUp(running.app);
  });
  afterAll(() => running.close());

  const tidyAfter = (hours: number) => deleteExpired(running.services, { now: Date.now() + hours * HOUR });

  it('deletes expired rate limit counts', async () => {
    const { database } = running.services;
    await createLimit(database, { name: 'short', points: 2, seconds: 60 }).take('robin');
    const counts = async () => (await database.select().from(rateLimits)).map(({ key }) => key.split(':')[0]);
    await tidyAfter(0);
    expect(await counts()).toContain('short');
    await tidyAfter(1);
    expect(await counts()).not.toContain('short');
  });

  it('deletes expired sessions, and no others', async () => {
    const { database } = running.services;
    const gone = await signUp(running.app);
    await database
      .update(authSessions)
      .set({ expiresAt: new Date(Date.now() - HOUR) })
      .where(eq(authSessions.userId, gone.uid));
    await tidyAfter(0);
    const left = (await database.select().from(authSessions)).map(({ userId }) => userId);
    expect(left).toContain(robin.uid);
    expect(left).not.toContain(gone.uid);
  });

  it('deletes revocations older than any valid ID token', async () => {
    const { database } = running.services;
    await revokeTokens(database, 'gone');
    const departures = async () => (await database.select().from(revokedTokens)).length;
    await tidyAfter(1);
    expect(await departures()).toBe(1);
    await tidyAfter(3);
    expect(await departures()).toBe(0);
  });

  it('deletes incomplete sign-ups', async () => {
    const { database } = running.services;
    const email = toStored('halfway@example.com');
    await database.insert(authUsers).values({ id: 'halfway', name: 'Half', email });
    const emails = async () => (await database.select().from(authUsers)).map((user) => user.email);
    await tidyAfter(23);
    expect(await emails()).toContain(email);
    await tidyAfter(25);
    expect(await emails()).toEqual(expect.arrayContaining([robin.email]));
    expect(await emails()).not.toContain(email);
  });
});
