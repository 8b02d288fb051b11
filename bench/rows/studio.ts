import { measureMemory, measureSpeed, type StudioMeasurement } from '@toy-twin/studio/bench';
import { atMost, type Measure, type Row, within } from '../row.ts';

const AGAINST = 'sharp: decode, resize, PNG';

/** How long the studio takes for one picture, for a premium set and for a preview, of a photo of 12 megapixels. */
export const measureStudioSpeed: Measure = async ({ rounds }) => (await measureSpeed(rounds)).flatMap(judge);

/** How much more memory the process takes while it makes four packaged pictures at a time, beside bare sharp. */
export const measureStudioMemory: Measure = async ({ node, env }) => judge(await measureMemory(node, env));

/** The limit, and for information how many times as much as sharp alone needs for the same size. */
function judge({ name, measured, reference, unit, limit }: StudioMeasurement): Row[] {
  return [
    within(limit, { name, measured, unit }),
    {
      ...atMost(1, { name: `${name}, beside sharp`, measured, reference, unit, against: AGAINST }),
      target: '',
      pass: null,
    },
  ];
}
