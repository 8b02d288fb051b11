import { expect, it } from 'vitest';
import { holdStraight } from './hold-straight.ts';

const STRAIGHT = 0.08;
const course = (height: number) => Array.from({ length: 9 }, () => height);
const hair = {
  hairCourse: course(1.3),
  hairReach: { top: 2, left: [1.3], right: [1.3], crown: Array.from({ length: 11 }, () => 1.4) },
};

it('hair of a head that is held straight stays as it shows', () => {
  expect(holdStraight(hair, STRAIGHT)).toEqual(hair);
});

it('hair of a head that is bent forward is lower than it shows, on the crown more than over the forehead', () => {
  const { hairCourse, hairReach } = holdStraight(hair, STRAIGHT + 0.25);
  expect(hairReach.top).toBeLessThan(1.88);
  expect(hairReach.crown[5]).toBeLessThan(1.28);
  expect(hairReach.crown[0]).toBeGreaterThan(1.33);
  expect(hairReach.left).toEqual([1.3]);
  expect(hairCourse[4]).toBeLessThan(1.28);
  expect(hairCourse[4]).toBeGreaterThan(1.2);
  expect(holdStraight({ hairCourse: course(0.5) }, STRAIGHT + 0.25).hairCourse[4]).toBeCloseTo(0.5, 1);
});

it('hair of a head that leans back is higher than it shows', () => {
  expect(holdStraight(hair, STRAIGHT - 0.2).hairReach.top).toBeGreaterThan(2.1);
});
