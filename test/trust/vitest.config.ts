import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/trust/**/*.test.ts'],
    globalSetup: ['test/temporary-folder.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One attack at a time, because they measure time and memory.
    maxWorkers: 1,
    // Prints what a test annotates: its figures.
    reporters: ['verbose'],
  },
});
