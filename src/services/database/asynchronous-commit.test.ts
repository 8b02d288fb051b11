import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { asynchronousCommit } from './asynchronous-commit.ts';
import { appSecrets } from './tables.ts';

it('holds for the one transaction only, and changes nothing about what is written', async () => {
  const { database, close } = await openTestDatabase();
  const setting = sql`select current_setting('synchronous_commit') as setting`;
  const { rows: before } = await database.execute(setting);
  await database.insert(appSecrets).values({ name: 'a', value: 'x' });
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local synchronous_commit to on`);
    const written = await transaction
      .update(appSecrets)
      .set({ value: 'y' })
      .where(and(eq(appSecrets.name, 'a'), asynchronousCommit))
      .returning();
    expect(written).toEqual([expect.objectContaining({ name: 'a', value: 'y' })]);
    expect((await transaction.execute(setting)).rows).toEqual([{ setting: 'off' }]);
  });
  expect((await database.execute(setting)).rows).toEqual(before);
  await close();
});
