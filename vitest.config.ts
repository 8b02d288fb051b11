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
    // They need outside services: `npm run test:services`.
    exclude: ['test/services/**', 'node_modules/**'],
    globalSetup: ['test/share-template.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
