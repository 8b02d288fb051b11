import { expect, it } from 'vitest';
import type { Looks } from '../../reading/photo/looks.ts';
import { chooseHairStyle } from './choose-hair-style.ts';

const MEASURES = {
  hairLength: 'short',
  curly: false,
  fringe: false,
  hairHeight: 0.3,
  hairWidth: 0.2,
  hairline: 1.1,
  hairEnd: 1.45,
  parting: 0,
  bun: false,
} satisfies Partial<Looks>;
const choose = (changes: Partial<Looks>) => chooseHairStyle({ ...MEASURES, ...changes } as Looks);

it('keeps the style that the words name', () => {
  expect(choose({ hairStyle: 'locs', hairLength: 'bald' })).toBe('locs');
});

it.each([
  [{ hairLength: 'bald' }, 'bald'],
  [{ hairLength: 'cropped' }, 'buzz-cut'],
  [{ hairLength: 'cropped', hairline: 1.4 }, 'receding'],
  [{}, 'short-straight'],
  [{ parting: -1 }, 'side-parting'],
  [{ fringe: true }, 'short-fringe'],
  [{ hairHeight: 0.8 }, 'quiff'],
  [{ curly: true }, 'short-curly'],
  [{ curly: true, hairHeight: 0.9, hairWidth: 0.9 }, 'afro'],
  [{ hairLength: 'medium' }, 'bob'],
  [{ hairLength: 'medium', fringe: true }, 'bob-fringe'],
  [{ hairLength: 'medium', curly: true }, 'chin-curly'],
  [{ hairLength: 'long' }, 'long-straight'],
  [{ hairLength: 'long', fringe: true }, 'long-fringe'],
  [{ hairLength: 'long', curly: true }, 'long-curly'],
  [{ bun: true, hairLength: 'long' }, 'high-bun'],
] as const)('chooses by the measures: %o is %s', (changes, style) => {
  expect(choose(changes)).toBe(style);
});
