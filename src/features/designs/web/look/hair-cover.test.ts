import { expect, test } from 'vitest';
import { hairCover } from './hair-cover.ts';

const helmet = { id: 'headwear:space-helmet', name: 'Space helmet' };
const tiara = { id: 'headwear:tiara', name: 'Tiara' };
const cat = { id: 'thing:cat', name: 'Cat' };

test('hair is hidden by what the words put on the head, unless it leaves the hair in view', () => {
  expect(hairCover({}, [cat, helmet])).toBe('Space helmet');
  expect(hairCover({}, [cat, tiara])).toBeUndefined();
  expect(hairCover({}, undefined)).toBeUndefined();
});

test('a choice overrides the words', () => {
  expect(hairCover({ headwear: 'none' }, [helmet])).toBeUndefined();
  expect(hairCover({ headwear: 'headphones' }, [helmet])).toBeUndefined();
  expect(hairCover({ headwear: 'backwards-cap' }, [])).toBe('Backward cap');
});
