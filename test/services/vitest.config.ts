import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The longest files, some fifty seconds and more each. They begin first, so that none of them is still running by itself when
 * the others have ended; a fresh checkout does not remember how long each took.
 */
const LONGEST = [
  'models-openai',
  'several-processes',
  'firebase',
  'mail',
  'stripe-trouble',
  'moving',
  'models-google',
  'stripe-notices',
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
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    // More than elsewhere: much of their time they wait for services that hang or say when to come again.
    maxWorkers: 4,
  },
});
