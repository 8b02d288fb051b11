import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  ['Robin Example', 'Robin'],
  ['Dr. Anna Weber', 'Anna'],
  ['J.R. Smith', 'J.R. Smith'],
  ["O'Neil", "O'Neil"],
  ['Zoë', 'Zoë'],
  ['Jean-Luc', 'Jean-Luc'],
  ['Св.', 'Св.'],
  ['小明', '小明'],
  ['محمد علي', '\u2068محمد\u2069'],
])('greeting of %s says %s', (name, called) => {
  expect(greeting(name)).toBe(`Hello ${called},`);
});

it.each([
  'https://evil.example/prize',
  'evil.example',
  'You-won:evil',
  'win@evil.example',
  'evil。example',
  '\u3164',
  'Robin "You have won and should answer this email today" Example',
  '',
  ' ',
])('greeting leaves out a name like a URL, such as %j', (name) =>
  expect(greeting(name)).toBe('Hello there,'),
);
