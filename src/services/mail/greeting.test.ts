import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each(['Robin Example', 'J.R. Smith', "O'Neil", 'Zoë', 'Jean-Luc', 'Св.', '小明'])(
  'greets %s by name',
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
])('greets nobody by an address, such as %j', (name) => expect(greeting(name)).toBe('Hello there,'));
