import { expect, test } from 'vitest';
import type { Toytwin, ToytwinVersion } from '#features/toytwins/contract.ts';
import { showVersion } from './show-version.ts';

const version = (number: number): ToytwinVersion => ({
  ...{ number, title: `Robin ${number}`, isFavourite: number === 2, createdAt: '2026-01-02T12:00:00Z' },
  ...{ packagedImageUrl: `/${number}.png`, packagedThumbnails: null, threeDModelUrl: null },
});

const toytwin: Toytwin = {
  ...{ _id: 'a', id: 'a', user: 'u', title: 'Robin 2', sourceImage: '/photo', templateId: 'template1' },
  ...{
    prompt: 'A chef',
    tier: 'premium',
    people: 1,
    status: 'completed',
    serial: 1,
    shareUrl: null,
    orderId: null,
  },
  ...{ packagedImageUrl: '/2.png', packagedThumbnails: null, threeDModelUrl: '/2-3d.png' },
  ...{ threeDThumbnails: { w320: '/2-320.webp', w512: '/2-512.webp' }, modelFileUrl: '/2.glb' },
  ...{
    createdAt: '2026-01-02T12:00:00Z',
    processingTime: 1,
    isStarred: false,
    failureReason: null,
    failureMessage: null,
  },
  versions: [version(1), version(2)],
};

test('another version is shown at once, with nothing of the one before', () => {
  const shown = showVersion(toytwin, 1);
  expect(shown).toMatchObject({ title: 'Robin 1', packagedImageUrl: '/1.png', threeDThumbnails: null });
  expect(shown.versions?.map(({ isFavourite }) => isFavourite)).toEqual([true, false]);
  expect(shown).not.toHaveProperty('modelFileUrl');
});

test('a missing version changes nothing', () => {
  expect(showVersion(toytwin, 3)).toBe(toytwin);
});
