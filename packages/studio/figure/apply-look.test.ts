import { describe, expect, it } from 'vitest';
import { hex, luminance } from '../colour.ts';
import { LOOKS } from '../fixtures/looks.ts';
import type { LookChoices } from '../look/look-choices.ts';
import {
  EYE_COLOURS,
  FACIAL_HAIR,
  GLASSES,
  HAIR_COLOURS,
  HEADWEAR_CHOICES,
  SKIN_TONES,
} from '../look/vocabulary.ts';
import { readDescription } from '../reading/description/read-description.ts';
import type { Looks } from '../reading/photo/looks.ts';
import { applyLook } from './apply-look.ts';
import { applyToLooks, chooseHeadwear } from './apply-to-looks.ts';
import { sculptBeard } from './beard.ts';

const SEEN: Looks = {
  ...LOOKS,
  hairTips: [200, 160, 90],
  beard: { kind: 'full', colour: [90, 60, 40] },
  glasses: { colour: [180, 40, 40], dark: false, form: 'round', lens: [200, 160, 60] },
};

/** What comes of a photo, a description and the owner's choices, as for a picture. */
function choose(choices: LookChoices, words = 'a kind person', seen = SEEN) {
  const asked = readDescription(words);
  const worn = { ...asked, headwear: chooseHeadwear(seen, asked) };
  return applyLook(applyToLooks(seen, worn), worn, seen, choices);
}
/** The colour of a beard as it is seen: of its mould, or where it grows on the face. */
function shownColour(looks: Looks): readonly number[] {
  const { beard } = looks;
  if (beard?.coverage) return beard.colour;
  const [[solid] = []] = sculptBeard(looks, 0.5);
  return solid?.paint.colour ?? [];
}
const wearing = (kind: string): Looks => ({ ...SEEN, headwear: { kind, colour: [9, 9, 90] } }) as Looks;

describe('the owner has the last word', () => {
  it('changes nothing without a choice', () => {
    const { looks, character, eyes } = choose({});
    expect(looks).toEqual(SEEN);
    expect(character.headwear).toBeUndefined();
    expect(eyes).toBeUndefined();
  });

  it('knows every colour', () => {
    for (const { id, hex: code } of SKIN_TONES) expect(choose({ skin: id }).looks.skin, code).toHaveLength(3);
    for (const { id, hex: code } of EYE_COLOURS) expect(choose({ eyes: id }).eyes).toEqual(hex(code));
    for (const { id, hex: code } of HAIR_COLOURS)
      expect(choose({ hairColour: id }).looks.hair).toEqual(hex(code));
  });

  it('dyes all of the hair and the beard, in a colour of the owner too', () => {
    const { looks, brows } = choose({ hairColour: '#12ab9f' });
    expect(looks.hair).toEqual(hex('#12ab9f'));
    expect(looks.hairTips).toBeUndefined();
    expect(looks.beard?.colour).toEqual(hex('#12ab9f'));
    expect(brows).toEqual(hex('#12ab9f'));
  });

  it('leaves a brown beard brown on darker skin, and grows one in the colour of the hair', () => {
    const brown = (choices: LookChoices, seen = SEEN) => choose(choices, undefined, seen).looks;
    for (const looks of [
      brown({ skin: '9' }),
      brown({ skin: '10', facialHair: 'goatee' }),
      brown({ skin: '9', facialHair: 'full-beard' }, { ...SEEN, beard: undefined }),
    ]) {
      const [red = 0, , blue = 0] = shownColour(looks);
      expect(red).toBeLessThan(130);
      expect(red - blue).toBeGreaterThan(20);
    }
  });

  it('leaves a white beard white on darker skin, and black hair that bright light made grey is black on it', () => {
    const lightOn = (skin: '4' | '8', colour: Looks['hair']) => {
      const bright: Looks = {
        ...SEEN,
        skin: [230, 176, 148],
        hair: [28, 23, 24],
        beard: { kind: 'full', colour },
      };
      return luminance(choose({ skin }, undefined, bright).looks.beard?.colour ?? [0, 0, 0]);
    };
    expect(lightOn('8', [240, 236, 230])).toBeGreaterThan(200);
    expect(lightOn('8', [177, 147, 141])).toBeLessThan(lightOn('4', [177, 147, 141]) - 15);
  });

  it('moulds a beard on a face that was not found', () => {
    const beardOn = (faceFound: boolean) =>
      choose({ facialHair: 'goatee' }, undefined, { ...SEEN, faceFound }).looks.beard;
    expect(beardOn(true)?.coverage).toBeDefined();
    expect(beardOn(false)?.coverage).toBeUndefined();
  });

  it('goes before words, which go before the photo', () => {
    const words = 'with pink hair, no glasses, a moustache and a top hat';
    expect(choose({}, words).looks).toMatchObject({ glasses: undefined, beard: { kind: 'moustache' } });
    const { looks, character } = choose(
      { hairColour: 'black', glasses: 'aviator', facialHair: 'none', headwear: 'beret' },
      words,
    );
    expect(looks.hair).toEqual(hex('#1c1718'));
    expect(looks.glasses?.form).toBe('aviator');
    expect(looks.beard).toBeUndefined();
    expect(character.headwear?.kind).toBe('beret');
  });

  it('takes off what photo and words put on', () => {
    const none = { glasses: 'none', facialHair: 'none', headwear: 'none' } as const;
    const { looks, character } = choose(none, 'a wizard with glasses and a beard', wearing('cap'));
    expect(looks).toMatchObject({ glasses: undefined, beard: undefined });
    expect(character.headwear).toBeUndefined();
  });

  it('gives another form the colour of the photo', () => {
    const { looks, character } = choose(
      { glasses: 'cat-eye', headwear: 'beanie' },
      undefined,
      wearing('cap'),
    );
    expect(looks.glasses).toEqual({
      colour: [180, 40, 40],
      dark: false,
      form: 'cat-eye',
      lens: [200, 160, 60],
    });
    expect(character.headwear).toEqual({ kind: 'beanie', colour: [9, 9, 90] });
  });

  it('wears each of the choices', () => {
    for (const { id } of GLASSES) expect(choose({ glasses: id }).looks.glasses?.form ?? 'none').toBe(id);
    for (const { id } of FACIAL_HAIR) expect(choose({ facialHair: id }).looks.beard?.form ?? 'none').toBe(id);
    for (const { id } of HEADWEAR_CHOICES)
      expect(choose({ headwear: id }).character.headwear?.kind ?? 'none').toBe(id);
  });

  it('adds aids to what the words ask for', () => {
    const { looks, character } = choose({ aids: ['hearing-aid', 'prosthetic-arm'] }, 'in a red wheelchair');
    expect(looks.hearingAid).toBe(true);
    expect(character.arm).toEqual({ colour: undefined });
    expect(character.wheelchair?.colour).toBeDefined();
    expect(choose({ aids: ['wheelchair', 'prosthetic-leg'] }).character).toMatchObject({
      wheelchair: {},
      legs: { kind: 'tube' },
    });
  });
});

describe('religious cover', () => {
  it.each(['headscarf', 'headwrap', 'turban', 'kippah'] as const)(
    'keeps a %s unless its wearer takes it off',
    (kind) => {
      const seen = wearing(kind);
      const worn = (choices: LookChoices, words?: string) =>
        choose(choices, words, seen).character.headwear?.kind;
      expect(worn({ hair: 'afro' })).toBe(kind);
      expect(worn({ hair: 'bald', skin: '4' }, 'a firefighter in a red helmet')).toBe(kind);
      expect(worn({ headwear: 'none' })).toBeUndefined();
      expect(worn({ headwear: 'cap' })).toBe('cap');
    },
  );

  it('is unlike a cap, which makes way for the hair that is chosen', () => {
    expect(choose({ hair: 'afro' }, undefined, wearing('cap')).character.headwear).toBeUndefined();
    expect(choose({ hair: 'afro' }, 'with a top hat', wearing('cap')).character.headwear?.kind).toBe(
      'top-hat',
    );
  });
});
