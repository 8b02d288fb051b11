import { expect, it } from 'vitest';
import { ABOVE_CHIN, drawOutline, traceOutline } from './face-outline.ts';

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

const KEYS = ['jaw', 'jowl', 'chinWidth'] as const;
const BROAD = { jaw: 0.95, jowl: 0.82, chinWidth: 0.47 };

it('is drawn away from the mean, less of a head that is turned', () => {
  const [straight, turned] = [0, 0.5].map((yaw) => drawOutline(BROAD, yaw, 0.13));
  for (const key of KEYS) {
    expect(straight?.[key], key).toBeGreaterThan(BROAD[key]);
    expect(turned?.[key], key).toBeLessThan(straight?.[key] ?? 0);
  }
});

it('counts that a jaw looks broad on a head that leans back', () => {
  const [straight, back] = [0.13, -0.2].map((pitch) => drawOutline(BROAD, 0, pitch));
  for (const key of KEYS) expect(back?.[key], key).toBeLessThan(straight?.[key] ?? 0);
});
