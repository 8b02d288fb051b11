import { expect, test } from 'vitest';
import type { Progress } from '#features/toytwins/contract.ts';
import { pollDelay, progressFraction, stageState, timeLeft } from './estimate-progress.ts';

const running: Progress = {
  status: 'processing',
  stage: 'packaging',
  elapsed: 8000,
  expected: 20_000,
  plan: ['waiting', 'describing', 'packaging', 'charging', 'done'],
  failureReason: null,
  failureMessage: null,
};

test('progress bar follows the clock between two answers', () => {
  expect(progressFraction(running, 0)).toBeCloseTo(0.4);
  expect(progressFraction(running, 2000)).toBeCloseTo(0.5);
});

test('progress bar is never full before the work is done, however long it takes', () => {
  expect(progressFraction({ ...running, elapsed: 600_000 }, 0)).toBeLessThan(1);
  expect(progressFraction({ ...running, stage: 'charging', expected: 0 }, 0)).toBeLessThan(1);
  expect(progressFraction({ ...running, status: 'completed', stage: 'done' }, 0)).toBe(1);
});

test('progress bar stays near its beginning while the job waits for its turn', () => {
  expect(progressFraction({ ...running, stage: 'waiting', elapsed: 19_000 }, 0)).toBeLessThan(0.1);
});

test('remaining time is given in words, also when it takes longer', () => {
  expect(timeLeft(running, 0)).toBe('About 12 seconds left');
  expect(timeLeft(running, 11_500)).toBe('About 1 second left');
  expect(timeLeft({ ...running, expected: 98_000 }, 0)).toBe('About 2 minutes left');
  expect(timeLeft(running, 12_000)).toContain('longer than usual');
  expect(timeLeft({ ...running, status: 'completed' }, 0)).toBe('Ready');
});

test('stages before the running one are finished, those after it are ahead', () => {
  expect(stageState(running, 'describing')).toBe('finished');
  expect(stageState(running, 'packaging')).toBe('running');
  expect(stageState(running, 'charging')).toBe('ahead');
  expect(stageState({ ...running, status: 'completed' }, 'charging')).toBe('finished');
});

test('questions begin every second and grow to every three', () => {
  expect(pollDelay(0)).toBe(1000);
  expect(pollDelay(15)).toBe(2000);
  expect(pollDelay(500)).toBe(3000);
});
