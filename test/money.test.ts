import { expect, it } from 'vitest';
import { checkMoney } from './money/check-money.ts';

const SEQUENCES = 25;

it('money is captured exactly for what is delivered, in any order of events', async () => {
  expect(await checkMoney(SEQUENCES)).toBeGreaterThan(0);
});
