import { beforeAll, describe, expect, it } from 'vitest';
import { readSceneSpec } from '../draw-picture.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import type { StudioOptions } from '../options.ts';
import type { FaceReading } from '../reading/photo/read-face.ts';
import { understandDescription } from './understand-description.ts';

const DESCRIPTIONS = [
  'a kind person',
  'somebody who smiles',
  'breakfast in the kitchen',
  'a journey to the stars',
  'a day at the beach',
  'office hours',
  'my best friend without a phone',
  'no accessories',
  'a chef with a cat',
  'a pilot with a guitar',
  'an astronaut',
  'a wizard in a purple robe with a staff and an owl',
  'a knight with a shield',
  'a waving woman in a navy cape with a red guitar, a cat and a crown',
  'a guitar, a cat, a mug, a book and a kite',
  'a chef in a top hat with a pan',
  'a crown and a sombrero',
  'a firefighter in a red dress',
  'two dogs and three balloons',
  'a firefighter holding a hose',
  'a cyclist with a helmet under the arm',
  'Mein Opa mit Angel und Hut',
  'un perro y una guitarra azul',
  'papa qui fait du vélo',
  'женщина с гитарой',
  '日本の猫',
  'رجل مع جيتار',
  'गिटार के साथ लड़की',
  'kırmızı şapkalı bir kedi',
  '🎸🐕',
  '!!!',
];
const PACKS: readonly StudioOptions['pack'][] = ['action-figure', 'window-box', 'retro-card'];

describe('what is drawn', () => {
  let reading: FaceReading;
  beforeAll(async () => {
    reading = await readDrawnFace({ seed: 21 });
  });

  const drawn = (description: string, seed: number, own: Partial<StudioOptions> = {}) => {
    const pack = PACKS[seed % PACKS.length] ?? 'action-figure';
    const words = { description, title: 'Robin', serial: 'No. 007' };
    const options: StudioOptions = { kind: 'packaged', pack, ...words, ...own };
    return readSceneSpec({ reading, options, seed, size: 256 }, true).character;
  };
  const thingsOf = ({ accessories }: ReturnType<typeof drawn>) =>
    [...new Set(accessories.map(({ kind }) => `thing:${kind}`))].sort();
  const listed = (description: string) => understandDescription(description).parts;

  it.each(DESCRIPTIONS)(
    'in the box of %j is listed, whatever the seed, the pack and the variation',
    (description) => {
      const things = listed(description).flatMap(({ id, kind }) => (kind === 'thing' ? [id] : []));
      for (const seed of [1, 2, 3])
        for (const variation of [undefined, 2] as const)
          expect(thingsOf(drawn(description, seed, { variation }))).toEqual([...things].sort());
    },
  );

  it.each(DESCRIPTIONS)('in the box of %j can be taken out, each and all', (description) => {
    const parts = listed(description);
    for (const { id, kind } of parts) {
      const left = drawn(description, 7, { parts: { removed: [id] } });
      expect(
        thingsOf(left).filter((thing) => !parts.some((part) => part.id === thing)),
        id,
      ).toEqual([]);
      if (left.headwear) expect(parts.map((part) => part.id)).toContain(`headwear:${left.headwear.kind}`);
      if (kind === 'thing') expect(thingsOf(left), id).not.toContain(id);
      if (kind === 'garment')
        expect(
          [...left.garments.keys()].map((name) => `garment:${name}`),
          id,
        ).not.toContain(id);
      if (kind === 'headwear') expect(`headwear:${left.headwear?.kind}`, id).not.toBe(id);
    }
    const all = drawn(description, 7, { parts: { removed: parts.map(({ id }) => id).slice(0, 20) } });
    expect(thingsOf(all)).toEqual([]);
    expect(all.headwear).toBeUndefined();
  });

  it.each(DESCRIPTIONS)('stays in the box of %j where something else is taken out', (description) => {
    const parts = listed(description);
    for (const { id } of parts.filter(({ kind }) => kind === 'theme')) {
      const things = parts.flatMap((part) => (part.kind === 'thing' ? [part.id] : []));
      expect(thingsOf(drawn(description, 7, { parts: { removed: [id] } }))).toEqual(things.sort());
    }
  });
});

describe('words in a language that is not read', () => {
  const LANGUAGES = ['English', 'German', 'French', 'Spanish', 'Italian', 'Portuguese', 'Dutch'];
  it.each([
    'женщина с гитарой',
    '日本の猫',
    '猫',
    '一个弹吉他的女孩',
    'امرأة مع جيتار',
    'गिटार के साथ लड़की',
    'ผู้หญิงกับกีตาร์',
    '기타 치는 여자',
    'γυναίκα με κιθάρα',
    'אישה עם גיטרה',
    'gitar çalan uzun saçlı bir kadın',
    'kırmızı şapkalı bir kedi',
    'kobieta z gitarą i czerwonym kapeluszem',
    'en kvinna med röd hatt och gitarr',
    'žena s kytarou a červeným kloboukem',
    'egy nő gitárral és piros kalappal',
    'nainen jolla on kitara ja punainen hattu',
    'một cô gái với cây đàn ghi ta',
    'seorang wanita dengan gitar dan topi merah',
  ])('%s: the languages that are read', (description) => {
    expect(understandDescription(description).readsOnly).toEqual(LANGUAGES);
  });

  it.each([
    ...DESCRIPTIONS.slice(0, 21),
    'a bounty hunter',
    'Zara Blorbo',
    'cottagecore goblin vibes',
    'my friend Иван with a guitar',
    'A tee that says "ПРИВЕТ МИР"',
    'a cyberpunk netrunner hacker',
    'beekeeper juggling flaming torches on a unicycle',
    'Maria Müller mit ihrem Hund',
    'minha irmã com um cachorro',
    'mijn broer met een hond',
    'mia sorella con il suo cane',
    'eine fröhliche Hexe',
    'programador con portátil',
    '🎸🐕',
    '!!!',
    '',
  ])('%s: nothing to say', (description) => {
    expect(understandDescription(description).readsOnly).toEqual([]);
  });
});
