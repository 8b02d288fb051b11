import { expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

it('upload slots admit forty uploads at once for all people, and the next when one has ended', async () => {
  const openUpload = createUploadSlots();
  const { promise: sent, resolve: send } = Promise.withResolvers<string>();
  const begun = Array.from({ length: 40 }, (_, one) => openUpload(`person ${one}`, () => sent));
  const late = () => openUpload('late', async () => 'late');
  await expect(late()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(openUpload('person 0', () => sent)).rejects.toMatchObject({ code: 'too_many_requests' });
  send('sent');
  expect(await Promise.all(begun)).toHaveLength(40);
  expect(await late()).toBe('late');
});

it('upload slots keep half for people who have none, also if ten people send as much as they can', async () => {
  const openUpload = createUploadSlots();
  const { promise: sent, resolve: send } = Promise.withResolvers<string>();
  const greedy = Array.from({ length: 40 }, (_, one) =>
    openUpload(`greedy ${one % 10}`, () => sent).catch(({ code }) => code),
  );
  expect(await openUpload('late', async () => 'late')).toBe('late');
  send('sent');
  const ends = Object.groupBy(await Promise.all(greedy), (end) => end);
  expect([ends.sent?.length, ends.too_many_requests?.length]).toEqual([20, 20]);
});
