import sharp from 'sharp';

export { printLabels } from './print-labels.ts';

// No picture is read twice, so remembering them is only memory.
sharp.cache(false);
