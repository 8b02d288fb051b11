import type { Rgb } from '../colour.ts';

/** How far two colours are apart in RGB, 0 to 442. */
export const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
