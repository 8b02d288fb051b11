import { defineConfig } from 'vitest/config';

/** The tests that need nothing but the product and its database, on PostgreSQL instead of the embedded one. */
export default defineConfig({
  test: {
    name: 'postgres',
    include: ['test/*.test.ts', 'src/{services,features}/**/*.test.ts'],
    exclude: [
      // They are about the embedded database's own folder.
      'test/backup.test.ts',
      'test/processes.test.ts',
      'src/services/database/data-folder-lock.test.ts',
      // They have no database.
      'src/services/imaging/**',
      'src/**/web/**',
    ],
    globalSetup: ['test/services/postgres/start-for-suite.ts'],
    setupFiles: ['test/fail-on-stray-errors.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As few connections as the configuration allows: whatever waits for another one while it holds one is found.
    env: { DATABASE_POOL_SIZE: '2' },
  },
});
