import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each(['Robin Example', 'J.R. Smith', "O'Neil", 'Zoë', 'Jean-Luc', 'Св.', '小明'])(
  'greeting contains the name %s',
  (name) => {
    expect(greeting(name)).toBe(`Hello ${name.split(' ')[0]},`);
  },
);

it.each([
  'https://evil.example/prize',
  'evil.example',
  'You-won:evil',
  'win@evil.example',
  'evil。example',
  '',
  ' ',
])('greeting leaves out a name like a URL, such as %j', (name) =>
  expect(greeting(name)).toBe('Hello there,'),
);
