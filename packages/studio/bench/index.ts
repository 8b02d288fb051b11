/** The studio's own figures; the product's bench prints them in its table. */
export { drawStudioPhoto } from './draw-photo.ts';
export { makePicture, type StudioCall } from './make-picture.ts';
export type { StudioMeasurement } from './measurement.ts';
export { measureMemory } from './memory.ts';
export { measureSpeed } from './speed.ts';
