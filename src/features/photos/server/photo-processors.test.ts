import { expect, it } from 'vitest';
import { photoProcessors } from './photo-processors.ts';

type Needs = Parameters<typeof photoProcessors>[0];
const told = (engine: Needs['imaging']['engine'], sendsPhotos: boolean) =>
  photoProcessors({ imaging: { engine }, moderation: { sendsPhotos } } as Needs);

it('photo processors name every company that receives photos', () => {
  expect(told('studio', false)).toEqual([]);
  expect(told('google', false)).toEqual(['google']);
  expect(told('studio', true)).toEqual(['openai']);
  expect(told('openai', true)).toEqual(['openai']);
  expect(told('google', true)).toEqual(['google', 'openai']);
});
