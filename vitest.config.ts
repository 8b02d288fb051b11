import { defineConfig } from 'vitest/config';
import { STUCK } from './test/deadlines.ts';
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
      // `npm run test:services`, `npm run test:postgres` and `npm run test:trust`.
      ['test/services/**', 'test/trust/**', '**/node_modules/**'],
    ),
    globalSetup: ['test/temporary-folder.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 2 * STUCK,
    hookTimeout: 2 * STUCK,
    expect: { poll: { timeout: STUCK } },
    // More than a small machine has cores, because many tests wait for a clock.
    maxWorkers: 4,
  },
});
