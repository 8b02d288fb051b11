import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { STUCK } from '../../deadlines.ts';
import { projectsOf } from '../../projects.ts';

const nextToTheirCode = globSync('src/{services,features}/**/*.test.ts');

/** Runs the tests that need only the product and its database on PostgreSQL instead of the embedded one. */
export default defineConfig({
  test: {
    projects: projectsOf(
      [
        'test/*.test.ts',
        ...nextToTheirCode.filter((file) => readFileSync(file, 'utf8').match(/openTestDatabase/)),
      ],
      [
        // These test the embedded database's folder, or need it.
        'test/backup.test.ts',
        'test/doctor.test.ts',
        'test/erased-from-files.test.ts',
        'test/server-process.test.ts',
        'test/seed.test.ts',
        // These have no database.
        'test/deployment.test.ts',
        'test/documented-*.test.ts',
        // These listen to what pages, pictures and callers get. Nothing of it depends on the database.
        'test/catalogue.test.ts',
        'test/hosted-design.test.ts',
        'test/hostile-photos.test.ts',
        'test/look-choices.test.ts',
        'test/previews.test.ts',
        'test/production-pages.test.ts',
        'test/security-headers.test.ts',
        'test/undeclared-proxy.test.ts',
      ],
    ),
    globalSetup: ['test/temporary-folder.ts', 'test/services/postgres/start-for-suite.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 2 * STUCK,
    hookTimeout: 2 * STUCK,
    expect: { poll: { timeout: STUCK } },
    maxWorkers: 4,
    // The smallest pool that the configuration allows, to find code that waits for a second connection while
    // it uses one.
    env: { DATABASE_POOL_SIZE: '2' },
  },
});
