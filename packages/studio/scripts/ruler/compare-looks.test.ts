import { expect, test } from 'vitest';
import { compareLooks } from './compare-looks.ts';
import { parseLooksTable } from './looks-table.ts';

const HEAD = 'file,skin,hairColour,hairLength,hairForm,glasses,facialHair,headwear,note';
const seen = parseLooksTable(
  `${HEAD}\na,2,blond,long,wavy,round,none,none,\nb,8,none,bald,none,none,goatee,cap,dusk\n`,
);
const read = parseLooksTable(
  `${HEAD}\na,3,light brown,long,straight,none,none,none\nb,5,none,bald,none,none,stubble,cap\n`,
);
const report = compareLooks(
  [...seen].map(([file, look]) => ({ file, seen: look, read: read.get(file) ?? look })),
);

test('exact words and neighbours are counted apart, forms only where something is worn', () => {
  expect(report).toMatch(/skin, within one step +1 of 2 +50 %/);
  expect(report).toMatch(/hair colour, exact +1 of 2/);
  expect(report).toMatch(/hair colour, neighbours count +2 of 2/);
  expect(report).toMatch(/glasses, form where worn +0 of 1/);
  expect(report).toMatch(/facial hair, presence +2 of 2/);
  expect(report).toMatch(/facial hair, form where worn +0 of 1/);
  expect(report).toMatch(/headwear, kind where worn +1 of 1/);
});

test('skin is judged in groups, with the sign of the error', () => {
  expect(report).toMatch(/skin light 1-4, within one step +1 of 1 +100 % +mean error \+1\.00/);
  expect(report).toMatch(/skin dark 7-10, within one step +0 of 1 +0 % +mean error -3\.00/);
});

test('every miss is told', () => {
  expect(report).toContain(
    'a       skin 2 -> 3; hairColour blond -> light brown; hairForm wavy -> straight; glasses round -> none',
  );
  expect(report).toContain('b       skin 8 -> 5; facialHair goatee -> stubble');
});

test('a row without a skin tone is refused', () => {
  expect(() => parseLooksTable(`${HEAD}\na,,blond,long,wavy,round,none,none,\n`)).toThrow('skin');
});
