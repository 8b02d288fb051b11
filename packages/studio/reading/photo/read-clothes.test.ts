import { expect, it } from 'vitest';
import type { Rgb } from '../../colour.ts';
import type { HeadRegions, Region } from './head-regions.ts';
import { readClothes } from './read-clothes.ts';

const NAVY: Rgb = [30, 36, 60];
const WHITE: Rgb = [240, 240, 244];
const RED: Rgb = [190, 40, 40];
const SKIN: Rgb = [224, 178, 150];

/** A person whose throat is free down to `throat`, in clothes of one or several colours. */
function read(throat: number, colour: (x: number, y: number) => Rgb, shoulders: Region = 'clothes') {
  const at = (x: number, y: number): Region => {
    if (y < 1.86 || (Math.abs(x) < 0.5 && y < throat)) return 'face';
    return Math.abs(x) > 0.7 && y < 3.2 ? shoulders : 'clothes';
  };
  const regions: HeadRegions = {
    at,
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  return readClothes(
    { yaw: 0, detail: 100, at: (x, y) => (at(x, y) === 'clothes' ? colour(x, y) : SKIN) },
    regions,
    SKIN,
  );
}

it('tells a suit by the shirt between its lapels, also behind a tie', () => {
  const suit = (x: number) => (Math.abs(x) < 0.12 ? RED : Math.abs(x) < 0.5 ? WHITE : NAVY);
  expect(read(2, suit)).toMatchObject({ kind: 'suit' });
});

it('takes a bright throat for no shirt', () => {
  const bare = (x: number): Rgb => (Math.abs(x) < 0.5 ? [230, 180, 148] : NAVY);
  expect(read(2, bare)?.kind).toBeUndefined();
});

it('tells a suit by the collar on both sides, where the photo ends at the throat', () => {
  const close = (x: number): Rgb => (Math.abs(x) < 0.5 ? [230, 180, 148] : Math.abs(x) < 0.9 ? WHITE : NAVY);
  expect(read(2, close)?.kind).toBe('suit');
});

it('takes a cardigan for no suit', () => {
  const open = (x: number): Rgb => (Math.abs(x) < 0.5 ? [190, 186, 192] : [120, 132, 116]);
  expect(read(2, open)?.kind).toBe('open front');
});

it('tells a roll neck, a round neck and bare shoulders', () => {
  expect(read(1.9, () => RED)).toEqual({ kind: 'roll neck', colours: [RED] });
  expect(read(2.4, () => RED)?.kind).toBe('round neck');
  expect(read(3, () => RED, 'body')?.kind).toBe('strapless');
});

it('gives the colours that are worn, the most frequent first', () => {
  const striped = (_x: number, y: number) => (Math.floor(y * 10) % 3 === 0 ? WHITE : NAVY);
  expect(read(2.4, striped)?.colours).toEqual([NAVY, WHITE]);
});

it('knows nothing where no clothes are seen', () => {
  const regions: HeadRegions = {
    at: () => 'face',
    eyes: [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ],
  };
  expect(readClothes({ yaw: 0, detail: 100, at: () => SKIN }, regions, SKIN)).toBeUndefined();
});
