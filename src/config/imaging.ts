import { z } from 'zod';
import { withDefault } from './variable.ts';

export const imagingVariables = {
  IMAGE_ENGINE: withDefault(z.enum(['studio']).default('studio')),
};

const variables = z.object(imagingVariables);

/** Who makes the pictures. */
export interface ImagingConfig {
  engine: 'studio';
}

export function readImaging(values: z.infer<typeof variables>): ImagingConfig {
  return { engine: values.IMAGE_ENGINE };
}
