import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './index.ts';
import { appSecrets } from './tables.ts';

/** The secret of this name, made at its first use: 256 random bits, base64url. */
export async function appSecret(database: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await database.insert(appSecrets).values({ name, value }).onConflictDoNothing();
  const [row] = await database.select().from(appSecrets).where(eq(appSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
}
