import { expect, it } from 'vitest';
import { readDescription } from '../read-description.ts';

it.each<[words: string, upper?: string, lower?: string, apron?: string, blanket?: string]>([
  ['a red racing suit and a checkered flag', undefined, undefined],
  ['in a wheelchair with a tartan blanket', undefined, undefined, undefined, 'checked'],
  ['a black dress and striped tights', undefined, 'striped'],
  ['a red tartan kilt and a camouflage vest', 'camouflage', 'checked'],
  ['plaid dark green trousers', undefined, 'checked'],
  ['a shirt with polka dots', 'dotted', undefined],
  ['a striped blue shirt', 'striped', undefined],
  ['a floral apron', undefined, undefined, 'floral'],
  ['chef in a checked shirt and a striped blue apron', 'checked', undefined, 'striped'],
  ['a lumberjack in plaid', 'checked', undefined],
  ['a plain tee, striped shorts', 'plain', 'striped'],
  ['kariertes Hemd', 'checked', undefined],
  ['a navy pinstripe suit', 'pinstriped', undefined],
  ['a black turtleneck', 'plain', undefined],
  ['a striped turtleneck', 'striped', undefined],
])('choosePatterns reads %s', (words, pattern, lowerPattern, apronPattern, blanketPattern) => {
  expect(readDescription(words)).toMatchObject({ pattern, lowerPattern, apronPattern, blanketPattern });
});
