import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Database } from './index.ts';
import { prepareOnce } from './prepare-once.ts';
import { appSecrets } from './tables.ts';

it('writes a statement once for a database, and again for a transaction', async () => {
  const { database, close } = await openTestDatabase();
  const write = vi.fn((on: Database) =>
    on
      .select({ name: appSecrets.name })
      .from(appSecrets)
      .where(eq(appSecrets.name, sql.placeholder('name')))
      .prepare('secret_name'),
  );
  const nameOf = prepareOnce(write);
  await database.insert(appSecrets).values([
    { name: 'a', value: 'x' },
    { name: 'b', value: 'y' },
  ]);
  expect(await nameOf(database).execute({ name: 'a' })).toEqual([{ name: 'a' }]);
  expect(await nameOf(database).execute({ name: 'b' })).toEqual([{ name: 'b' }]);
  expect(write).toHaveBeenCalledTimes(1);
  await database.transaction(async (transaction) => {
    await transaction.delete(appSecrets).where(eq(appSecrets.name, 'a'));
    expect(await nameOf(transaction).execute({ name: 'a' })).toEqual([]);
  });
  expect(write).toHaveBeenCalledTimes(2);
  await close();
});
