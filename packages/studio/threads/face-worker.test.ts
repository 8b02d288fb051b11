import { expect, it } from 'vitest';
import { rehearse } from './face-worker.ts';

it('rehearses with somebody who has a face', async () => {
  expect(await rehearse()).toMatchObject({ face: {}, looks: {} });
});
