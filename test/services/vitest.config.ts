import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/services/**/*.test.ts'],
    globalSetup: ['test/share-template.ts'],
    setupFiles: ['test/fail-on-stray-errors.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than elsewhere: much of their time they wait for services that hang or say when to come again.
    maxWorkers: 3,
  },
});
