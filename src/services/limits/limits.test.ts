import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { DatabaseService } from '../database/index.ts';
import { createLimit, useOrRefuse } from './index.ts';
import { rateLimits } from './tables.ts';

describe('a limit', () => {
  let service: DatabaseService;
  beforeAll(async () => {
    service = await openTestDatabase();
  });
  afterAll(() => service.close());
  const limitNamed = (name: string) => createLimit(service.database, { name, points: 2, seconds: 60 });

  it('is used up after its points, for one key only', async () => {
    const limit = limitNamed('one');
    await limit.use('robin');
    expect(await limit.isUsedUp('robin')).toBe(false);
    await limit.use('robin');
    expect(await limit.isUsedUp('robin')).toBe(true);
    expect(await limit.isUsedUp('alex')).toBe(false);
    await limit.clear('robin');
    expect(await limit.isUsedUp('robin')).toBe(false);
  });

  it('is counted by its name, and together with other processes', async () => {
    await limitNamed('shared').use('robin');
    await limitNamed('shared').use('robin');
    expect(await limitNamed('shared').isUsedUp('robin')).toBe(true);
    expect(await limitNamed('other').isUsedUp('robin')).toBe(false);
  });

  it('refuses in its own words', async () => {
    const limit = limitNamed('words');
    await useOrRefuse(limit, 'robin', 'Slow down');
    await useOrRefuse(limit, 'robin', 'Slow down');
    await expect(useOrRefuse(limit, 'robin', 'Slow down')).rejects.toMatchObject({
      code: 'too_many_requests',
      statusCode: 429,
      message: 'Slow down',
    });
  });

  it('writes no e-mail address down', async () => {
    await limitNamed('secret').use('robin@example.com');
    const rows = await service.database.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toContain('robin');
  });
});
