import { z } from 'zod';
import { runTool } from '../measure/run-tool.ts';
import { atMost, type Measure, within } from '../row.ts';

const LIMIT = 400;
const report = z.object({ megabytes: z.number() });

/** How much more memory the process takes while it makes four packaged pictures at a time, beside bare sharp. */
export const measureStudioMemory: Measure = async (bench) => {
  const grow = async (how: 'studio' | 'sharp') =>
    (await runTool(bench, report, 'measure/studio-memory.ts', [how])).megabytes;
  const measured = await grow('studio');
  const reference = await grow('sharp');
  const name = 'studio: more memory, 4 at a time';
  const against = 'sharp: decode, resize, PNG';
  return [
    within(LIMIT, { name, measured, unit: 'MB' }),
    {
      ...atMost(1, { name: `${name}, beside sharp`, measured, reference, unit: 'MB', against }),
      target: '',
      pass: null,
    },
  ];
};
