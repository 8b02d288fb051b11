import { defineConfig } from 'vitest/config';
import { projectsOf } from './test/projects.ts';

export default defineConfig({
  test: {
    projects: projectsOf(
      [
        'src/**/*.test.ts',
        'src/**/*.test.tsx',
        'test/**/*.test.ts',
        // What runs before anything is installed is plain JavaScript, and so are its tests.
        'scripts/**/*.test.{ts,mjs}',
        'packages/**/*.test.ts',
      ],
      // `npm run test:services` and `npm run test:trust`.
      ['test/services/**', 'test/trust/**', '**/node_modules/**'],
    ),
    globalSetup: ['test/share-template.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine is slow, and no test is about that.
    expect: { poll: { timeout: 10_000 } },
    // More than a small machine has cores, because many tests wait for a clock.
    maxWorkers: 4,
  },
});
