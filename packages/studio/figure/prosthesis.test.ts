import { describe, expect, it } from 'vitest';
import { COLOUR_WORDS } from '../catalogue/colours/colour-words.ts';
import { PACKS } from '../packs/index.ts';
import { createRandom } from '../random.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { sculptBody } from './body.ts';
import { chooseOutfit } from './outfit.ts';
import { choosePose } from './pose.ts';
import { solveSkeleton } from './skeleton.ts';

const looks = { clothing: [40, 90, 160], skin: [200, 160, 130] } as unknown as Looks;

describe('limbs in words', () => {
  it.each([
    ['amputee runner with a prosthetic leg blade', { kind: 'blade', sides: [1], colour: undefined }],
    ['two orange running blades', { kind: 'blade', sides: [-1, 1], colour: COLOUR_WORDS.get('orange') }],
    ['a prosthetic right leg', { kind: 'tube', sides: [-1], colour: undefined }],
    ['with artificial legs', { kind: 'tube', sides: [-1, 1], colour: undefined }],
    ['a knight with a long blade', undefined],
    ['no prosthetic leg', undefined],
  ])('%s', (words, legs) => {
    expect(readDescription(words).legs).toEqual(legs);
  });

  it('knows the hook of a pirate', () => {
    expect(readDescription('a pirate with a hook for a hand').hook).toBe(true);
    expect(readDescription('Captain Hook').headwear?.kind).toBe('pirate-hat');
    expect(readDescription('hooked on coffee').hook).toBe(false);
  });
});

describe.each(Object.values(PACKS).map(({ build }) => build))('on a $line figure', (build) => {
  const dress = (words: string) => {
    const skeleton = solveSkeleton(
      build,
      choosePose('standing', build, createRandom(1), { holds: false, lively: false }),
    );
    const outfit = chooseOutfit(readDescription(words), looks, createRandom(3));
    const skin = { colour: [200, 160, 130], gloss: 0.5 } as const;
    return sculptBody(outfit, skeleton, build, { skin, handle: undefined });
  };

  it('blade reaches the ground, with no foot on that side', () => {
    const { lower } = dress('tee and shorts, green running blade, red shoes');
    const green = lower.flat().filter(({ paint }) => paint.colour === COLOUR_WORDS.get('green'));
    const low = Math.min(...green.map(({ at: [, y], size }) => y - size[2]));
    expect(low).toBeGreaterThan(-0.02);
    expect(low).toBeLessThan(0.06);
    expect(green.every(({ at: [x] }) => x > 0)).toBe(true);
    const shoes = lower.flat().filter(({ paint }) => paint.colour === COLOUR_WORDS.get('red'));
    expect(shoes.length).toBeGreaterThan(2);
    expect(shoes.every(({ at: [x] }) => x < 0.02)).toBe(true);
  });

  it('hook is steel and replaces the hand that is empty', () => {
    const metal = (words: string) =>
      dress(words)
        .upper.flat()
        .filter(({ paint, at: [x] }) => paint.metal && x > build.shoulder[0]).length;
    expect(metal('a tee and a hook hand')).toBeGreaterThan(metal('a tee') + 5);
  });
});
