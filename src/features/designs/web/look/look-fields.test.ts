import { expect, test } from 'vitest';
import { pictureFields } from '../../contract.ts';
import { lookTabs, pictureChoices, withChoice } from './look-fields.ts';

test('a choice replaces that of its field, and undefined takes it back', () => {
  const look = withChoice({ skin: '3', glasses: 'round' }, 'glasses', 'cat-eye');
  expect(look).toEqual({ skin: '3', glasses: 'cat-eye' });
  expect(withChoice(look, 'glasses', undefined)).toEqual({ skin: '3' });
  expect(withChoice(look, 'hairColour', '#12ab9f')).toMatchObject({ hairColour: '#12ab9f' });
});

test('a dress takes off a skirt, and a skirt a dress; trousers are worn under it', () => {
  expect(withChoice({ skin: '3', bottom: 'skirt' }, 'top', 'dress')).toEqual({ skin: '3', top: 'dress' });
  expect(withChoice({ top: 'dress' }, 'bottom', 'shorts')).toEqual({ bottom: 'shorts' });
  expect(withChoice({ top: 'dress' }, 'bottom', 'jeans')).toEqual({ top: 'dress', bottom: 'jeans' });
  expect(withChoice({ top: 'tee', bottom: 'jeans' }, 'top', undefined)).toEqual({ bottom: 'jeans' });
});

test('choices that the studio does not know are refused', () => {
  expect(() => withChoice({}, 'hair', 'helmet')).toThrow();
  expect(() => withChoice({}, 'top', 'skirt')).toThrow();
  expect(() => withChoice({}, 'hairColour', 'teal')).toThrow();
});

test('every field with pictures has a tab, and no id is twice in a list', () => {
  for (const field of pictureFields) {
    expect(lookTabs.map(({ id }) => id)).toContain(field);
    const ids = pictureChoices[field].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
