import { describe, expect, it } from 'vitest';
import { goesWith, indexThings, THINGS, thingIds, thingOf } from './catalogue.ts';
import { family } from './thing.ts';

const record = { words: 'lamp', held: { size: 50 }, parts: [] };

describe('the catalogue of things', () => {
  it('keeps the order in which things share a phrase', () => {
    const ids = [...THINGS.keys()];
    // 'Manette' is a gamepad in French and handcuffs in Italian: both are meant, the gamepad first.
    expect(ids.indexOf('gamepad')).toBeLessThan(ids.indexOf('handcuffs'));
  });

  it('has one thing of each id, and no reference to another', () => {
    const [lamp] = family({})({ lamp: record });
    if (!lamp) throw new Error('no lamp');
    expect(() => indexThings([lamp, lamp])).toThrow('There are two things "lamp"');
    const bad = family({})({ lamp: { ...record, variantOf: 'torch' } });
    expect(() => indexThings(bad)).toThrow('Thing lamp: there is no thing "torch"');
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
