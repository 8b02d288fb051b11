import { expect, it } from 'vitest';
import { USUAL_SHAPE } from '../face/frontal-face.ts';
import { coverAt } from './beard-coverage.ts';
import { completeFaint, coverageOfForm } from './form-coverage.ts';

const { mouth, mouthWidth, chin, noseBase } = USUAL_SHAPE;
const PLACES = {
  lip: [0.1, noseBase + (mouth - noseBase) * 0.54],
  'beside the mouth': [mouthWidth + 0.03, mouth + 0.15],
  chin: [0, chin - 0.2],
  jaw: [0.7, chin - 0.4],
  cheek: [0.7, 0.6],
  mouth: [0, mouth + 0.05],
} as const;
const grownOf = (form: Parameters<typeof coverageOfForm>[0]) => {
  const coverage = coverageOfForm(form, USUAL_SHAPE);
  return (
    coverage &&
    Object.entries(PLACES).flatMap(([name, [x, y]]) => (coverAt(coverage, x, y) > 0.5 ? name : []))
  );
};

it.each([
  ['moustache', ['lip']],
  ['chin-beard', ['chin']],
  ['goatee', ['lip', 'beside the mouth', 'chin']],
  ['short-beard', ['lip', 'beside the mouth', 'chin', 'jaw']],
] as const)('a %s grows on %s', (form, places) => {
  expect(grownOf(form)).toEqual(places);
});

it('a whole beard leaves a rim below the lower lip bare, and no holes next to its middle', () => {
  const coverage = coverageOfForm('full-beard', USUAL_SHAPE);
  const at = (x: number, below: number) => (coverage ? coverAt(coverage, x, mouth + below) : 0);
  expect(at(mouthWidth * 0.6, 0.23)).toBeGreaterThan(0.8);
  expect(at(0.1, 0.12)).toBeLessThan(0.2);
});

it('what stands off the skin is moulded', () => {
  expect(grownOf('handlebar')).toBeUndefined();
});

const faint = (most: number) => {
  const coverage = coverageOfForm('goatee', USUAL_SHAPE);
  if (!coverage) throw new Error('A goatee lies on the skin');
  return coverage.map((own, cell) => (cell % 7 === 0 ? own * most : 0));
};

it('completes a beard of which the photo shows hardly a hair, and leaves one that is seen', () => {
  const [x, y] = PLACES.chin;
  expect(coverAt(completeFaint(faint(0.1), 'goatee', USUAL_SHAPE), x, y)).toBeGreaterThan(0.85);
  expect(completeFaint(faint(1), 'chin-beard', USUAL_SHAPE)).toEqual(faint(1));
  expect(completeFaint(faint(0.1), 'stubble', USUAL_SHAPE)).toEqual(faint(0.1));
});

it('leaves no gap on the chin of a beard whose moustache is seen', () => {
  const moustache = coverageOfForm('moustache', USUAL_SHAPE);
  if (!moustache) throw new Error('A moustache lies on the skin');
  const [x, y] = PLACES.chin;
  expect(coverAt(completeFaint(moustache, 'goatee', USUAL_SHAPE), x, y)).toBeGreaterThan(0.7);
  expect(coverAt(completeFaint(moustache, 'moustache', USUAL_SHAPE), x, y)).toBe(0);
});
