import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const beside = globSync('src/{services,features}/**/*.test.ts');

/** The tests that need nothing but the product and its database, on PostgreSQL instead of the embedded one. */
export default defineConfig({
  test: {
    name: 'postgres',
    include: [
      'test/*.test.ts',
      ...beside.filter((file) => readFileSync(file, 'utf8').match(/openTestDatabase/)),
    ],
    exclude: [
      // They are about the embedded database's own folder, or have that alone.
      'test/backup.test.ts',
      'test/doctor.test.ts',
      'test/processes.test.ts',
      'test/seed.test.ts',
      // They have no database.
      'test/deployment.test.ts',
      'test/variables.test.ts',
    ],
    globalSetup: ['test/services/postgres/start-for-suite.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    // As few connections as the configuration allows: whatever waits for another one while it holds one is found.
    env: { DATABASE_POOL_SIZE: '2' },
  },
});
