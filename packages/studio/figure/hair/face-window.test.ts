import { expect, it } from 'vitest';
import { LOOKS } from '../../fixtures/looks.ts';
import { measure } from '../../fixtures/measure.ts';
import { createRandom } from '../../random.ts';
import { USUAL_SHAPE } from '../../reading/photo/face/frontal-face.ts';
import { sculptHair } from './sculpt-hair.ts';

it('nothing is left before the brows where the edge of the hair falls steeply to one side', () => {
  const looks = {
    ...LOOKS,
    hairStyle: 'shoulder-wavy',
    hairCourse: [0.98, 1.17, 1.25, 1.25, 1.2, 1.05, 0.7, 0.37, 0.51],
    shape: { ...USUAL_SHAPE, crown: 1.627, cheek: 0.98 },
  } as const;
  const distance = measure(sculptHair(looks, createRandom(1), 0.8, undefined));
  for (const x of [-0.2, 0, 0.15, 0.25])
    for (const y of [0.3, 0.4, 0.5, 0.6]) expect([x, y, distance(x, y, 1.3) > 0.05]).toEqual([x, y, true]);
});
