import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { STUCK } from '../deadlines.ts';

/**
 * The longest files, fifty seconds and more each. They start first, so that none of them runs alone at the
 * end; a fresh checkout has no recorded durations.
 */
const LONGEST = [
  'models-openai',
  'several-processes',
  'firebase',
  'mail',
  'stripe-trouble',
  'move',
  'models-google',
  'stripe-events',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const { long = [], other = [] } = Object.groupBy(files, (file) => (isLong(file) ? 'long' : 'other'));
    return [...long, ...(await super.sort(other))];
  }
}

export default defineConfig({
  test: {
    include: ['test/services/**/*.test.ts'],
    globalSetup: ['test/temporary-folder.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 2 * STUCK,
    hookTimeout: 2 * STUCK,
    expect: { poll: { timeout: STUCK } },
    sequence: { sequencer: LongestFirst },
    // More workers than elsewhere, because these tests mostly wait for services that hang or ask to retry
    // later.
    maxWorkers: 4,
  },
});
