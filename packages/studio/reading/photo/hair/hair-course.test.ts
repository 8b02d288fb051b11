import { describe, expect, it } from 'vitest';
import { heightAt, partingOf, readCourse } from './hair-course.ts';

/** Heights of a measured hairline by their place across. */
const line = (heightOf: (x: number) => number) =>
  Array.from({ length: 17 }, (_, index) => heightOf(-0.8 + index * 0.1));
const peaked = (at: number) => line((x) => 1.3 - Math.abs(x - at) * 0.6);

describe('the course of hair over the forehead', () => {
  it('is the measured line without a loose strand', () => {
    const course = readCourse(
      line((x) => (Math.abs(x - 0.2) < 0.01 ? 0.4 : 1.2)),
      0,
    );
    expect(course).toHaveLength(9);
    for (const height of course) expect(height).toBeCloseTo(1.2);
  });

  it('is turned to the front: the middle of a turned head stands aside', () => {
    const turned = -0.3;
    const course = readCourse(peaked(1.2 * Math.sin(turned)), turned);
    expect(Math.abs(partingOf(course))).toBeLessThan(0.15);
    expect(heightAt(course, 0)).toBeGreaterThan(heightAt(course, 0.8) + 0.2);
  });

  it('takes the temple that is turned away from the one that shows', () => {
    const course = readCourse(
      line((x) => (x < -0.6 ? 0.4 : 1.2)),
      -0.5,
    );
    expect(heightAt(course, -0.8)).toBeGreaterThan(1);
  });

  it('parts hair below its highest place, and never beyond the temples', () => {
    expect(partingOf(readCourse(peaked(0.4), 0))).toBeCloseTo(0.4, 1);
    expect(partingOf(readCourse(peaked(-0.8), 0))).toBe(-0.5);
  });
});
