import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
      'packages/**/*.test.ts',
    ],
    // `npm run test:services` and `npm run test:trust`.
    exclude: ['test/services/**', 'test/trust/**', 'node_modules/**'],
    globalSetup: ['test/share-template.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
