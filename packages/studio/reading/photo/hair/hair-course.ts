import { clamp, mean, median } from '../../../math.ts';

/**
 * Where hair ends over the forehead: heights above the eyes at nine places across, -0.8, -0.6 … 0.8, in the head's units.
 * Of bare foreheads it is the hairline, of others the lower edge of the fringe.
 */
export type HairCourse = readonly number[];

/** Across the forehead, between two heights of a course. */
const COURSE_STEP = 0.2;
export const COURSE_EDGE = 0.8;

/** Heights of a measured hairline are this far apart, and begin at the left temple. */
const MEASURED_STEP = 0.1;
/** Half the breadth of the skull that a turned head turns. */
const SKULL = 1.2;

/**
 * The course of a measured hairline (17 heights from temple to temple) as it is from the front, without loose strands
 * and single bare spots. `yaw` is how far the head is turned, radians.
 */
export function readCourse(hairline: readonly number[], yaw: number): HairCourse {
  const at = (index: number) => hairline[clamp(index, 0, hairline.length - 1)] ?? 0;
  const typical = hairline.map((_, index) => median([at(index - 1), at(index), at(index + 1)]));
  const between = (place: number) => {
    const held = clamp(place, 0, typical.length - 1.001);
    const [from = 0, to = 0] = [typical[Math.floor(held)], typical[Math.floor(held) + 1]];
    return from + (to - from) * (held % 1);
  };
  return Array.from({ length: 1 + (2 * COURSE_EDGE) / COURSE_STEP }, (_, index) => {
    const front = Math.asin((index * COURSE_STEP - COURSE_EDGE) / SKULL);
    const seenAt = (turn: number) => {
      const x = Math.sin(clamp(turn + yaw, -QUARTER, QUARTER)) * SKULL;
      const place = (x + COURSE_EDGE) / MEASURED_STEP;
      return { x, height: (between(place - 1) + between(place) * 2 + between(place + 1)) / 4 };
    };
    const { x, height } = seenAt(front);
    // The temple that is turned away is hidden; the other one is like it.
    const hidden = clamp((Math.abs(x) - COURSE_EDGE) / HIDDEN, 0, 1);
    return height + (seenAt(-front).height - height) * hidden;
  });
}

const QUARTER = Math.PI / 2;
/** Beyond this distance from the measured hairline nothing of it is seen any more. */
const HIDDEN = 0.25;

/** The height of a course at a place across; beyond the temples that of the nearer end. */
export function heightAt(course: HairCourse, x: number): number {
  const place = (clamp(x, -COURSE_EDGE, COURSE_EDGE) + COURSE_EDGE) / COURSE_STEP;
  const left = Math.min(course.length - 2, Math.floor(place));
  const [from = 0, to = 0] = [course[left], course[left + 1]];
  return from + (to - from) * (place - left);
}

/** Within this of the highest place hair leaves the parting. */
const PEAK = 0.06;
/** Beyond this a parting is a turned head's, not its own. */
const FARTHEST = 0.5;

/** Where hair parts: below the parting the forehead shows highest. Across, in the head's units. */
export function partingOf(course: HairCourse): number {
  const top = Math.max(...course);
  const peak = course.flatMap((height, index) =>
    height >= top - PEAK ? [index * COURSE_STEP - COURSE_EDGE] : [],
  );
  const middle = mean(peak);
  return clamp(middle, -FARTHEST, FARTHEST);
}
