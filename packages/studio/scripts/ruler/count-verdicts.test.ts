import { expect, it } from 'vitest';
import { countVerdicts, parseKey, parseVerdicts } from './count-verdicts.ts';

const key = parseKey('card,photo,A,eyes\n01,a.jpg,today,120\n02,b.jpg,new,40\n');
const HEAD = 'card,A_like,A_hurt,A_toy,B_like,B_hurt,B_toy,pay,note';

it('the verdicts of a judge are counted for the head that was on each side', () => {
  const said = parseVerdicts(`${HEAD}\n1,2,1,4,4,0,3,B,"jaw, too narrow"\n02,5,0,4,1,0,2,A,\n`);
  expect(countVerdicts(key, said).split('\n')).toEqual([
    '| 2 cards | today | new |',
    '|---|---|---|',
    '| likeness | 1.50 | 4.50 |',
    '| 4 or more | 0 % | 100 % |',
    '| below 3, eyes 60 pixels apart | 100 % | 0 % |',
    '| hurt | 50 % | 0 % |',
    '| toy | 3.00 | 3.50 |',
    '| would pay | 0 % | 100 % |',
    '',
  ]);
});

it('an invalid mark is refused', () => {
  expect(() => parseVerdicts(`${HEAD}\n1,6,0,3,3,0,3,A,\n`)).toThrow();
});
