import { describe, expect, it } from 'vitest';
import { readDescription } from '../reading/description/read-description.ts';
import { chooseHeldInPack } from './choose-held.ts';

const share = (words: string, onlyAsTold?: boolean) => {
  const { held, boxed } = chooseHeldInPack(readDescription(words).accessories, onlyAsTold);
  return [held?.kind, ...boxed.map(({ kind }) => kind)];
};

describe('chooseHeldInPack', () => {
  it('gives a lone thing a bubble of its own, unless the words put it into the hand', () => {
    expect(share('with a trophy')).toEqual([undefined, 'trophy']);
    expect(share('holding a trophy')).toEqual(['trophy']);
    expect(share('holding a drum')).toEqual([undefined, 'drum']);
  });

  it('carries what is small and stands, if the words say so', () => {
    expect(share('new mum with a baby in her arms')).toEqual(['baby']);
    expect(share('dad holding his newborn baby girl')).toEqual(['baby']);
    expect(share('holding her cat')).toEqual(['cat']);
    expect(share('with her cat and a coffee')).toEqual(['coffee', 'cat']);
  });

  it('puts one of several into the hand, on an old card only if the words put it there', () => {
    expect(share('with a trophy and a book')).toEqual(['trophy', 'book']);
    expect(share('with a trophy and a book', true)).toEqual([undefined, 'trophy', 'book']);
    expect(share('with a trophy, book in his hand', true)).toEqual(['book', 'trophy']);
  });
});
