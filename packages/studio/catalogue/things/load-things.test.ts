import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { goesWith, THINGS, thingIds, thingOf } from './catalogue.ts';
import { loadThings } from './load-things.ts';
import { thingSchema } from './thing.ts';

const record = (fields: string) =>
  `export default { id: 'lamp', words: { en: 'lava lamp' }, mould: () => ({ groups: [] }), ${fields} };\n`;

describe('loading things from a folder', () => {
  const folders: string[] = [];

  async function load(files: Readonly<Record<string, string>>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'things-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), text);
    }
    return loadThings(pathToFileURL(`${folder}/`));
  }

  afterEach(async () => {
    await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
  });

  it('finds one in each file, and none among the parts', async () => {
    const things = await load({
      'home/lamp.ts': record(''),
      'animals/yak.ts': record(`id: 'yak', words: { en: 'yak', nl: 'jak' }`),
      'animals/parts/horn.ts': 'export const horn = 1;\n',
    });
    expect([...things.keys()]).toEqual(['yak', 'lamp']);
  });

  it.each([
    ['has no record', 'export const lamp = 1;\n', /home\/lamp\.ts:.*expected object/s],
    ['has an unknown field', record('colour: 1'), /home\/lamp\.ts:.*"colour"/s],
    ['has an unknown language', record(`words: { en: 'lamp', xx: 'lamp' }`), /home\/lamp\.ts:.*"xx"/s],
    ['has an empty phrase', record(`words: { en: 'lamp, ,light' }`), /home\/lamp\.ts:.*phrases/s],
    ['has an unknown theme', record(`theme: 'attic'`), /home\/lamp\.ts:.*theme/s],
    ['has an unknown colour', record(`costume: { colour: 'blurple' }`), /home\/lamp\.ts:.*COLOUR_WORDS/s],
    ['has no mould', record('mould: undefined'), /home\/lamp\.ts:.*mould/s],
    ['has another id than its name', record(`id: 'light'`), /home\/lamp\.ts: the id "light"/],
    ['refers to nothing', record(`variantOf: 'torch'`), /home\/lamp\.ts: there is no thing "torch"/],
  ])('names the file that %s', async (_, text, message) => {
    await expect(load({ 'home/lamp.ts': text })).rejects.toThrow(message);
  });

  it('names both files of one id', async () => {
    const files = { 'garden/lamp.ts': record(''), 'home/lamp.ts': record('') };
    await expect(load(files)).rejects.toThrow('Thing home/lamp.ts: garden/lamp.ts has the same id');
  });
});

describe('the catalogue of things', () => {
  it.each([...THINGS.values()])('$id has a record that holds', (thing) => {
    expect(thingSchema.parse(thing)).toEqual(thing);
    if (thing.carriable) expect(thing.stands).toBe(true);
  });

  it('keeps the order in which things share a phrase', () => {
    const ids = [...THINGS.keys()];
    // 'Manette' is a gamepad in French and handcuffs in Italian: both are meant, the gamepad first.
    expect(ids.indexOf('gamepad')).toBeLessThan(ids.indexOf('handcuffs'));
  });

  it('knows no other id', () => {
    expect(() => thingOf('gitar')).toThrow('There is no thing "gitar"');
    expect(() => thingIds('guitar', 'gitar')).toThrow('There is no thing "gitar"');
  });

  it('says what goes with what', () => {
    expect(goesWith('hammer', new Set(['saw']))).toBe(false);
    expect(goesWith('hammer', new Set(['sword']))).toBe(false);
    expect(goesWith('hammer', new Set(['dog']))).toBe(true);
    expect(goesWith('lantern', new Set())).toBe(true);
  });
});
