import { expect, it } from 'vitest';
import { checkMoney } from '../money/check-money.ts';

const SEQUENCES = 5_000;
const HOUR = 3_600_000;

it('money in any order of buyers, workers, provider and clock', { timeout: HOUR }, async ({ annotate }) => {
  const charged = await checkMoney(SEQUENCES);
  await annotate(`${SEQUENCES} sequences, ${charged} charged, both ledgers equal in all`);
  expect(charged).toBeGreaterThan(SEQUENCES / 10);
});
