import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Toytwin } from '#features/toytwins/contract.ts';
import { type CutoutKind, downloadAnswer, downloadSizes } from '#features/toytwins/downloads/contract.ts';
import { pictureFolder } from '#features/toytwins/server/picture-files.ts';
import { CUT_OUT } from '#features/toytwins/server/queues.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { type RunningApp, startApp } from './app.ts';
import { STUCK } from './deadlines.ts';
import { duringNextPut } from './during-next-put.ts';
import { finishToytwin } from './finish-toytwin.ts';
import { payNew } from './order.ts';
import { type Person, signUp } from './person.ts';
import { startWithPortrait } from './portrait-app.ts';
import { readZip } from './read-zip.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

const FILES: [CutoutKind, string, string][] = [
  ['cutout', 'image/png', 'cut-out.png'],
  ['sticker', 'image/png', 'sticker.png'],
  ['wallpaper', 'image/jpeg', 'wallpaper.jpg'],
  ['box-a4', 'application/pdf', 'box_15cm_a4.pdf'],
  ['box-letter', 'application/pdf', 'box_15cm_letter.pdf'],
  ['small-box-a4', 'application/pdf', 'box_7.5cm_a4.pdf'],
  ['small-box-letter', 'application/pdf', 'box_7.5cm_letter.pdf'],
];
const TOO_LATE = 'The photo was erased before this toy was cut out, so it cannot be made any more.';

describe('cut-outs', () => {
  let running: RunningApp;
  let robin: Person;
  let basic: Toytwin;
  beforeAll(async () => {
    const started = await startWithPortrait();
    ({ running, robin } = started);
    basic = await finishToytwin(running, robin, { photo: started.photo });
  });
  afterAll(() => running.close());

  const ask = (id: string, kind: CutoutKind, person = robin) =>
    person.call({ url: `/api/toytwins/${id}/downloads/${kind}` });
  const filesOf = async (id: string) =>
    (await Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, id)))).map(({ key }) =>
      key.split('/').slice(3).join('/'),
    );
  const list = (id: string) => robin.get(downloadSizes, `/api/toytwins/${id}/downloads`);

  it.each(FILES)('%s is downloaded, also the rest of it', async (kind, type, ending) => {
    const answer = downloadAnswer.parse((await ask(basic.id, kind)).json());
    expect(answer.fileName).toBe(`toytwin_${basic.id}_${ending}`);
    const whole = await running.app.inject({ url: answer.url });
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="toytwin_${basic.id}_${ending}"`,
      'accept-ranges': 'bytes',
    });
    if (type === 'application/pdf') expect(whole.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    else {
      const { hasAlpha, width, height } = await sharp(whole.rawPayload).metadata();
      expect(hasAlpha).toBe(kind !== 'wallpaper');
      if (kind === 'wallpaper') expect([width, height]).toEqual([1290, 2796]);
    }
    const headers = { range: 'bytes=100-', 'if-range': String(whole.headers.etag) };
    const rest = await running.app.inject({ url: answer.url, headers });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload.equals(whole.rawPayload.subarray(100))).toBe(true);
    const listed = (await list(basic.id)).files.find(({ fileName }) => fileName === answer.fileName);
    expect(listed?.size).toBe(whole.rawPayload.length);
  });

  it('the figure stands on a transparent ground', async () => {
    const { url } = downloadAnswer.parse((await ask(basic.id, 'cutout')).json());
    const { data, info } = await sharp((await running.app.inject({ url })).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphas = data.filter((_, i) => i % 4 === 3);
    expect([alphas[0], alphas[info.width - 1], alphas.at(-1)]).toEqual([0, 0, 0]);
    expect(alphas[Math.floor(info.height / 3) * info.width + Math.floor(info.width / 2)], 'the head').toBe(
      255,
    );
  });

  it('are of nobody else', async () => {
    const stranger = await signUp(running.app);
    for (const [kind] of FILES)
      expect(refusalOf(await ask(basic.id, kind, stranger))).toEqual(notFoundRefusal('Toy Twin'));
    expect(refusalOf(await ask(basic.id, 'sticker', stranger)).status).toBe(404);
  });

  it('are drawn by a job, so that they outlive the photo, and by nothing without it', async () => {
    const [kept, late] = [await finishToytwin(running, robin), await finishToytwin(running, robin)];
    const [job] = await running.services.jobs.boss.findJobs(CUT_OUT, { data: { toytwinId: kept.id } });
    expect(job?.data).toMatchObject({ toytwinId: kept.id, version: 1 });
    // As the job does.
    await ask(kept.id, 'cutout');
    for (const one of [kept, late]) {
      await running.services.database.update(toytwins).set({ photoKey: null }).where(eq(toytwins.id, one.id));
    }
    expect((await list(kept.id)).canCutOut).toBe(true);
    for (const kind of ['wallpaper', 'small-box-a4'] as const)
      expect((await ask(kept.id, kind)).statusCode).toBe(200);
    expect((await list(late.id)).canCutOut).toBe(false);
    expect(refusalOf(await ask(late.id, 'sticker'))).toMatchObject({ status: 409, message: TOO_LATE });
  });

  it('of a refunded toy twin are not drawn any more', async () => {
    const one = await finishToytwin(running, robin);
    await running.services.database
      .update(toytwins)
      .set({ refundedAt: new Date() })
      .where(eq(toytwins.id, one.id));
    expect((await list(one.id)).canCutOut).toBe(false);
    expect((await ask(one.id, 'cutout')).statusCode).toBe(409);
  });

  it('are exported and deleted with the toy twin', async () => {
    const one = await finishToytwin(running, robin);
    await ask(one.id, 'sticker');
    expect(await filesOf(one.id)).toEqual(
      expect.arrayContaining(['1/cutout.png', '1/cutout.json', '1/cutout-sticker.png']),
    );
    const zip = readZip((await robin.call({ url: '/api/users/me/export' })).rawPayload);
    expect([...zip.keys()]).toContain(`toytwins/toytwin_${one.id}_cut-out.png`);
    await robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` });
    expect(await filesOf(one.id)).toEqual([]);
    expect(refusalOf(await ask(one.id, 'sticker'))).toEqual(notFoundRefusal('Toy Twin'));
  });

  it('leave nothing that was being made during its deletion', async () => {
    const one = await finishToytwin(running, robin);
    duringNextPut(running.services.storage, () =>
      robin.call({ method: 'DELETE', url: `/api/toytwins/${one.id}` }),
    );
    expect((await ask(one.id, 'wallpaper')).statusCode).toBe(404);
    expect(await filesOf(one.id)).toEqual([]);
  });
});

it('a cut-out is drawn unasked once the toy twin is ready, and for its second variation', async () => {
  const running = await startApp();
  const robin = await signUp(running.app);
  const { toytwinId } = await payNew(running.app, robin);
  const stored = async () => {
    const files = await Array.fromAsync(running.services.storage.list(pictureFolder(robin.uid, toytwinId)));
    return files
      .map(({ key }) => key.split('/').slice(3).join('/'))
      .filter((key) => key.endsWith('cutout.png'));
  };
  await expect.poll(stored, { timeout: STUCK, interval: 200 }).toEqual(['1/cutout.png', '2/cutout.png']);
  await running.close();
});
