import { expect, it } from 'vitest';
import type { Engine } from '#config/imaging.ts';
import { photoProcessors } from './photo-processors.ts';

type Needs = Parameters<typeof photoProcessors>[0];
const told = (premium: Engine, sendsPhotos: boolean, basic = premium) => {
  const read = (name: string) => (name === 'engine.basic' ? basic : premium);
  return photoProcessors({ switches: { read }, moderation: { sendsPhotos } } as Needs);
};

it('photo processors name every company that receives photos', () => {
  expect(told('studio', false)).toEqual([]);
  expect(told('google', false)).toEqual(['google']);
  expect(told('studio', true)).toEqual(['openai']);
  expect(told('openai', true)).toEqual(['openai']);
  expect(told('google', true)).toEqual(['google', 'openai']);
  expect(told('openai', false, 'google')).toEqual(['google', 'openai']);
  expect(told('openai', false, 'studio')).toEqual(['openai']);
});
