import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { drawPortrait } from '../fixtures/draw-portrait.ts';
import { checkPhoto, getReady, readFace, warmUp } from './face-worker.ts';

it('warms up with a portrait that has a face', async () => {
  expect(await warmUp()).toMatchObject({ relief: {}, looks: {} });
});

it.each([
  ['read', 4, readFace],
  ['left without work', 5, getReady],
])('holds a checked photo only until it is %s', async (_, seed, then) => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const check = async () => {
    const photo = Uint8Array.from(await drawPortrait({ seed, width: 300, height: 375 }));
    expect((await checkPhoto(photo)).ok).toBe(true);
    return new WeakRef(photo);
  };
  const use = async () => {
    const photo = await check();
    const held = photo.deref();
    if (held) await then(held);
    return photo;
  };
  const photo = await use();
  await new Promise(setImmediate);
  collectGarbage();
  expect(photo.deref()).toBeUndefined();
});
