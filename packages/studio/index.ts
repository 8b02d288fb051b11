/** The studio's only door: everything that a program uses of it. */
export { createStudio, type Studio } from './create-studio.ts';
export { packPrint } from './cutout/pack-print.ts';
export type { Cutouts } from './cutout/studio-cutouts.ts';
export { PhotoUnreadableError, PreviewRefusedError } from './errors.ts';
export { createLabelPrinter, type LabelPrinter } from './labels/label-printer.ts';
export { chooseLabelWords } from './labels/label-words.ts';
export { findMarks } from './marks/find-marks.ts';
export { withoutMarks } from './marks/without-marks.ts';
export { writeUsdz } from './model/desk/write-usdz.ts';
export { type PrintFormat, type PrintWishes, printToy } from './model/print/print-toy.ts';
export type { ModelTask } from './model/read-model-task.ts';
export type { Modeller } from './model/studio-modeller.ts';
export { writeStl } from './model/write-stl.ts';
export { type StudioOptions, studioOptionsSchema } from './options.ts';
export { PACKS } from './packs/index.ts';
export type { Paper } from './paper/draw-paper.ts';
export { createPaperPrinter, type PaperPrinter } from './paper/paper-printer.ts';
export {
  type LookChoicesTask,
  PREVIEW_SIZE,
  type PreviewTask,
  type StudioPreview,
} from './preview/create-preview.ts';
export type { HeadFrame, Preview } from './preview/draw-preview.ts';
export type { PhotoCheck, PhotoConcern, PhotoFace } from './reading/photo/check-photo.ts';
export type { StudioCatalogue } from './shelf/create-catalogue.ts';
export { PART_SIZE } from './shelf/draw-part.ts';
export type { ShelfThing, ThingsFound } from './shelf/search-things.ts';
export type { UnderstoodDescription, UnderstoodPart } from './shelf/understand-description.ts';
