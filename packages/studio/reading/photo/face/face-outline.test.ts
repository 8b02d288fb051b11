import { expect, it } from 'vitest';
import { ABOVE_CHIN, traceOutline } from './face-outline.ts';

const CHIN = 1.7;

it('measures the border of a face at heights above its chin', () => {
  const triangle = [
    { x: -1.7, y: 0 },
    { x: 1.7, y: 0 },
    { x: 0, y: CHIN },
  ];
  const seen = traceOutline(triangle, CHIN);
  for (const key of ['jaw', 'jowl', 'chinWidth'] as const) expect(seen[key]).toBeCloseTo(ABOVE_CHIN[key]);
});

it('keeps some width of a border that does not reach so far', () => {
  expect(traceOutline([], CHIN).jaw).toBeGreaterThan(0);
});
