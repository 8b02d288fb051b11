import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Toytwin } from '../../src/features/toytwins/contract.ts';
import { downloadAnswer } from '../../src/features/toytwins/downloads/contract.ts';
import { galleryPage } from '../../src/features/toytwins/gallery/contract.ts';
import { type RunningApp, startApp } from '../app.ts';
import { makeDraft, payNew, readOrder, waitForStatus } from '../order.ts';
import { deleteAccount, type Person, signUp } from '../person.ts';
import { readZip } from '../read-zip.ts';
import { type S3Server, startS3Server } from './storage/s3-server.ts';

describe('order with files in an S3-compatible store', () => {
  let server: S3Server;
  let running: RunningApp;
  let robin: Person;
  let premium: Toytwin;
  beforeAll(async () => {
    server = await startS3Server();
    running = await startApp({ variables: server.variables('shop'), fullSize: true });
    robin = await signUp(running.app);
    const { toytwinId, orderId } = await payNew(running.app, robin, { tier: 'premium' });
    premium = await waitForStatus(robin, toytwinId, 'completed', 'failed');
    expect(await readOrder(robin, orderId)).toMatchObject({ status: 'captured' });
  });
  afterAll(async () => {
    await running.close();
    await server.close();
  });
  const stored = async () =>
    (await Array.fromAsync(running.services.storage.list())).map(({ key }) => key).sort();
  const read = (url: string | null | undefined) => running.app.inject({ url: url ?? '' });

  it('is made without storing files on this machine', async () => {
    expect(premium).toMatchObject({ status: 'completed', tier: 'premium' });
    const folder = `toytwins/${robin.uid}/${premium.id}/1`;
    expect(await stored()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^images/${robin.uid}/[0-9]+-me.jpg$`),
        `${folder}/character-320.webp`,
        `${folder}/character.png`,
        `${folder}/model.glb`,
        `${folder}/packaged-512.webp`,
        `${folder}/packaged.png`,
      ]),
    );
  });

  it('shows its thumbnails in the gallery', async () => {
    const { toytwins } = await robin.get(galleryPage, '/api/toytwins');
    for (const item of toytwins) {
      const small = await read(item.packagedThumbnails?.w320);
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    }
  });

  it.each([
    ['packaged', 'image/png'],
    ['3d', 'image/png'],
    ['glb', 'model/gltf-binary'],
    ['stl', 'model/stl'],
  ])('downloads %s', async (kind, type) => {
    const { url } = await robin.get(downloadAnswer, `/api/toytwins/${premium.id}/downloads/${kind}`);
    const file = await read(url);
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-length': String(file.rawPayload.length),
    });
    expect(file.rawPayload.length).toBeGreaterThan(10_000);
  });

  it('has a public page with pictures until it is closed', async () => {
    const shareCall = (method: 'POST' | 'DELETE') =>
      robin.call({ method, url: `/api/toytwins/${premium.id}/share` });
    const { pathname } = new URL((await shareCall('POST')).json().shareUrl);
    const card = await read(`${pathname}/packaged.jpg`);
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    await shareCall('DELETE');
    expect((await read(`${pathname}/packaged.jpg`)).statusCode).toBe(404);
  });

  it('is exported with its files', async () => {
    const archive = await robin.call({ url: '/api/users/me/export' });
    expect([...readZip(archive.rawPayload).keys()]).toContain(`toytwins/toytwin_${premium.id}_packaged.png`);
  });

  it("leaves nothing in the bucket after account deletion; other users' files stay", async () => {
    const neighbor = await signUp(running.app);
    await makeDraft(neighbor);
    const answer = await deleteAccount(robin);
    expect(answer.statusCode).toBeLessThan(300);
    const left = await stored();
    expect(left).toHaveLength(2);
    for (const key of left) expect(key).toMatch(`images/${neighbor.uid}/`);
  });
});
