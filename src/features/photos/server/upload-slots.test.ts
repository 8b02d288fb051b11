import { expect, it } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

it('upload slots admit forty uploads at once for all people, and the next when one has ended', async () => {
  const openUpload = createUploadSlots();
  const { promise: sent, resolve: send } = Promise.withResolvers<string>();
  const begun = Array.from({ length: 40 }, (_, one) => openUpload(`person ${one % 10}`, () => sent));
  const late = () => openUpload('late', async () => 'late');
  await expect(late()).rejects.toMatchObject({ code: 'unavailable' });
  await expect(openUpload('person 0', () => sent)).rejects.toMatchObject({ code: 'too_many_requests' });
  send('sent');
  expect(await Promise.all(begun)).toHaveLength(40);
  expect(await late()).toBe('late');
});
