import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { readOwnedDescription } from './owned-description.ts';
import { readDescription } from './read-description.ts';

const own = (description: string, parts: { added?: string[]; removed?: string[] }, seed = 3) =>
  readOwnedDescription(description, parts, createRandom(seed)).character;
const thingsOf = (character: ReturnType<typeof own>) => character.accessories.map(({ kind }) => kind);

describe('parts that the owner took out', () => {
  it.each([
    ['a guitar, a red cape and a cat', 'thing:guitar', 'a red cape and a cat'],
    ['a guitar, a red cape and a cat', 'garment:cape', 'a guitar and a cat'],
    ['a crown and a cat', 'headwear:crown', 'a cat'],
    ['a chef in a top hat with a pan', 'headwear:top-hat', 'a chef with a pan'],
    ['a waving chef', 'pose:waving', 'a chef'],
    ['long pink hair and a cat', 'hair:hair', 'a cat'],
    ['a full beard and a cat', 'face:full', 'a cat'],
    ['a wheelchair and a cat', 'aid:wheelchair', 'a cat'],
    ['a striped shirt and a cat', 'pattern:striped', 'a shirt and a cat'],
    ['a jersey and a cat', 'garment:jersey', 'a cat'],
  ])('%s without %s is %s', (description, part, left) => {
    expect(readDescription(description, new Set([part]))).toEqual({
      ...readDescription(left),
      theme: readDescription(description).theme,
    });
  });

  it('keep the background that the description has, until it is taken out itself', () => {
    expect(readDescription('a telescope', new Set(['thing:telescope'])).theme).toBe('space');
    expect(readDescription('a telescope', new Set(['theme:space'])).theme).toBe('burst');
  });

  it('take only their own part from a role, and a role all that it brings', () => {
    const pilot = readDescription('a pilot with a guitar', new Set(['thing:suitcase']));
    expect(pilot.accessories.map(({ kind }) => kind)).toEqual(['guitar', 'plane']);
    expect(pilot.garments.has('uniform')).toBe(true);
    const { accessories, garments, headwear } = readDescription(
      'a pilot with a guitar',
      new Set(['role:pilot']),
    );
    expect(accessories.map(({ kind }) => kind)).toEqual(['guitar']);
    expect([...garments]).toEqual([]);
    expect(headwear).toBeUndefined();
  });

  it('leave alone what the words deny', () => {
    const denied = readDescription('no hat, a cat', new Set(['headwear:cap']));
    expect(denied.unwantedHeadwear).toBe('all');
  });

  it('are not replaced by a random thing', () => {
    expect(thingsOf(own('a guitar', { removed: ['thing:guitar'] }))).toEqual([]);
    expect(thingsOf(own('somebody', {}))).toHaveLength(1);
  });
});

describe('things that the owner put in', () => {
  it('come after those of the description, all five, each as often as it was put in', () => {
    const added = ['dog', 'dog', 'teapot', 'drum', 'kite'];
    expect(thingsOf(own('a guitar, a cat, a mug and a book', { added }))).toEqual([
      'guitar',
      'cat',
      'mug',
      'book',
      ...added,
    ]);
  });

  it('take the place of a random thing', () => {
    expect(thingsOf(own('somebody', { added: ['kite'] }))).toEqual(['kite']);
  });

  it('are skipped if the catalogue no longer has them', () => {
    expect(thingsOf(own('a cat', { added: ['perpetual-motion-machine', 'kite'] }))).toEqual(['cat', 'kite']);
  });

  it('draw the same numbers as without them', () => {
    const [mine, planned] = [createRandom(5), createRandom(5)];
    readOwnedDescription('somebody', { added: ['kite'] }, mine);
    readOwnedDescription('somebody', {}, planned);
    expect(mine()).toBe(planned());
  });
});

describe('titles', () => {
  const rolesOf = (description: string) => {
    const { headwear, accessories } = readDescription(description);
    return [headwear?.kind, ...accessories.map(({ kind }) => kind)].join(' ');
  };

  it.each([
    ['Captain Zara, a pilot', 'police-cap plane suitcase'],
    ['a firefighter, captain of her crew', rolesOf('a firefighter')],
    ['Doctor Kim, a chef', rolesOf('a chef')],
    ['Professor Ada, an astronaut', rolesOf('an astronaut')],
    ['Captain Zara with a cat', 'sailor-cap cat compass anchor'],
    ['Doctor Kim with a cat', ' cat stethoscope'],
  ])('%s is %s', (description, expected) => {
    expect(rolesOf(description)).toBe(expected);
  });

  it('do not make two doctors of one', () => {
    expect(rolesOf('a doctor and a chef')).toContain('stethoscope');
    expect(rolesOf('Doctor Kim, a chef')).not.toContain('stethoscope');
  });
});
