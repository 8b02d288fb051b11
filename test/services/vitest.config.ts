import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
    globalSetup: ['test/share-template.ts'],
    setupFiles: ['test/fail-on-logged-errors.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A busy machine is slow, and no test is about that.
    expect: { poll: { timeout: 10_000 } },
    sequence: { sequencer: LongestFirst },
    // More workers than elsewhere, because these tests mostly wait for services that hang or ask to retry
    // later.
    maxWorkers: 4,
  },
});
