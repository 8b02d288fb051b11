import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['test/services/postgres/start-for-suite.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 600_000,
    hookTimeout: 900_000,
    maxWorkers: 1,
    isolate: false,
    env: { DATABASE_POOL_SIZE: '4' },
  },
});
