import { expect, test } from 'vitest';
import { chooseAlike } from './choose-alike.ts';
import { parseLooksTable } from './looks-table.ts';

const people = parseLooksTable(
  [
    'file,skin,hairColour,hairLength,hairForm,glasses,facialHair,headwear',
    'ann,2,blond,long,wavy,none,none,none',
    'bea,3,blond,long,straight,none,none,none',
    'cem,3,black,short,straight,none,stubble,none',
    'dan,8,none,bald,none,none,stubble,none',
    'eve,2,red,long,wavy,none,none,none',
  ].join('\n'),
);

test('those who look alike come first, and never the person', () => {
  expect(chooseAlike('ann', people, 3)).toEqual(['bea', 'eve', 'cem']);
  expect(chooseAlike('dan', people, 1)).toEqual(['cem']);
});
