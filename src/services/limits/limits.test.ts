import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseService } from '#services/database/index.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { createLimit, enforceLimit } from './index.ts';
import { rateLimits } from './tables.ts';

describe('limit', () => {
  let service: DatabaseService;
  beforeAll(async () => {
    service = await openTestDatabase();
  });
  afterAll(() => service.close());
  const limitNamed = (name: string) => createLimit(service.database, { name, points: 2, seconds: 60 });

  it('refuses a key after its points, and no other key', async () => {
    const limit = limitNamed('one');
    expect([await limit.take('robin'), await limit.take('robin'), await limit.take('robin')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await limit.take('alex')).toBe(true);
    await limit.clear('robin');
    expect(await limit.take('robin')).toBe(true);
  });

  it('admits no more parallel calls than sequential ones', async () => {
    const limit = limitNamed('crowd');
    const taken = await Promise.all(Array.from({ length: 20 }, () => limit.take('robin')));
    expect(taken.filter(Boolean)).toHaveLength(2);
  });

  it('accepts a returned point', async () => {
    const limit = limitNamed('back');
    for (let time = 0; time < 5; time += 1) {
      expect(await limit.take('robin')).toBe(true);
      await limit.giveBack('robin');
    }
  });

  it('is counted by name, shared with other processes', async () => {
    await limitNamed('shared').take('robin');
    await limitNamed('shared').take('robin');
    expect(await limitNamed('shared').take('robin')).toBe(false);
    expect(await limitNamed('other').take('robin')).toBe(true);
  });

  it('refuses with the given message', async () => {
    const limit = limitNamed('words');
    await enforceLimit(limit, 'robin', 'Slow down');
    await enforceLimit(limit, 'robin', 'Slow down');
    await expect(enforceLimit(limit, 'robin', 'Slow down')).rejects.toMatchObject({
      code: 'too_many_requests',
      statusCode: 429,
      message: 'Slow down',
    });
  });

  it('says in how many seconds the next call is admitted', async () => {
    const limit = limitNamed('patience');
    for (let time = 0; time < 3; time += 1) await limit.take('robin');
    expect(await limit.secondsLeft('robin')).toBeGreaterThan(30);
    expect(await limit.secondsLeft('robin')).toBeLessThanOrEqual(60);
    await expect(enforceLimit(limit, 'robin', 'Slow down')).rejects.toMatchObject({
      retryAfter: expect.any(Number),
    });
  });

  it('stores no email address', async () => {
    await limitNamed('secret').take('robin@example.com');
    const rows = await service.database.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain('robin');
  });
});
