import {
  BOTTOM_CHOICES,
  FACIAL_HAIR,
  HAIR_STYLES,
  type LookChoices,
  TOP_CHOICES,
} from '@toy-twin/studio/look';
import { expect, it } from 'vitest';
import type { Design } from '#features/designs/contract.ts';
import { describeDesign, describeLook } from './describe-design.ts';

const catalogue: Parameters<typeof describeDesign>[2] = {
  search: () => ({ things: [{ id: 'electric-guitar', name: 'Electric guitar' }], didYouMean: undefined }),
  understand: () => ({
    parts: [
      {
        id: 'thing:drum',
        kind: 'thing',
        name: 'Red drum',
        broughtBy: undefined,
        colour: undefined,
        hasPicture: true,
        byChance: false,
      },
    ],
    notUnderstood: [],
    readsOnly: [],
    marks: [],
  }),
};
const sentencesOf = (design: Design, kind: 'packaged' | 'character' = 'packaged') =>
  describeDesign({ design, prompt: 'A red drum' }, kind, catalogue);

it('says nothing about what was left open', () => {
  expect(sentencesOf({}, 'packaged')).toEqual([]);
  expect(sentencesOf({ look: {}, parts: { added: [] }, name: 'Robin', variant: 3 }, 'packaged')).toEqual([]);
});

it.each([
  [{ hair: 'long-curly', hairColour: 'red' }, ['long curly red hair']],
  [{ hair: 'long-curly' }, ['long curly hair']],
  [{ hairColour: 'platinum' }, ['platinum hair']],
  [{ hair: 'quiff', hairColour: '#aa3311' }, ['a #aa3311 quiff']],
  [{ hair: 'bald', hairColour: 'red' }, ['a bald head']],
  [{ hairColour: 'grey', facialHair: 'short-beard' }, ['gray hair', 'a short gray beard']],
  [
    { glasses: 'none', headwear: 'none', facialHair: 'none' },
    ['no glasses', 'no beard and no moustache', 'nothing on the head'],
  ],
  [
    { skin: '8', eyes: 'hazel', glasses: 'round', aids: ['wheelchair', 'hearing-aid'], expression: 'laugh' },
    [
      'dark brown skin',
      'hazel eyes',
      'round glasses',
      'sitting in a wheelchair',
      'a hearing aid behind the ear',
      'laughing with an open mouth',
    ],
  ],
  [
    { top: 'hoodie', bottom: 'jeans' },
    ['wearing a hoodie in place of any other upper garment', 'wearing jeans below the waist'],
  ],
  [{ top: 'dress', bottom: 'shorts' }, ['wearing a knee-length dress in place of any other upper garment']],
] satisfies [LookChoices, string[]][])('describes the look %o', (look, facts) => {
  expect(describeLook(look)).toEqual(facts);
});

it('has its own words for every top and bottom', () => {
  const phrases = [
    ...TOP_CHOICES.map(({ id }) => describeLook({ top: id }).join()),
    ...BOTTOM_CHOICES.map(({ id }) => describeLook({ bottom: id }).join()),
  ];
  expect(new Set(phrases).size).toBe(26);
});

it('fills every placeholder of a color', () => {
  for (const hairColour of [undefined, 'blue'] as const) {
    for (const { id } of HAIR_STYLES)
      expect(describeLook({ hair: id, hairColour }).join()).not.toContain('*');
    for (const { id } of FACIAL_HAIR)
      expect(describeLook({ facialHair: id, hairColour }).join()).not.toContain('*');
  }
});

it('names added and removed things, and the colors of a packaging where there is one', () => {
  const design: Design = {
    parts: { added: ['electric-guitar', 'zorblax'], removed: ['thing:drum', 'thing:naked-person'] },
    palette: 'fire',
  };
  const things = [
    'These things are there too: electric guitar.',
    'These are left out, although the words name them: red drum.',
  ];
  expect(sentencesOf(design, 'character')).toEqual(things);
  expect(sentencesOf(design)).toEqual([
    ...things,
    expect.stringContaining('The packaging is printed in these colours: #e4312b, #ff9a2e'),
  ]);
  expect(sentencesOf({ parts: { added: ['zorblax'] } })).toEqual([]);
});
