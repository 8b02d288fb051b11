import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Design } from '#features/designs/contract.ts';
import { generateToytwin } from '#features/generation/server/generate-toytwin.job.ts';
import type { Photo } from '#features/photos/contract.ts';
import { toytwin } from '#features/toytwins/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { RunningApp } from './app.ts';
import { payDraft } from './order.ts';
import type { Person } from './person.ts';
import { startWithPortrait } from './portrait-app.ts';
import { readZip } from './read-zip.ts';
import { refusalOf } from './refusal.ts';

const LOOK = {
  hair: 'quiff',
  hairColour: '#aa3311',
  glasses: 'round',
  skin: '4',
  top: 'cardigan',
  bottom: 'pleated-skirt',
  aids: ['hearing-aid'],
} as const;
const DESIGN: Design = {
  look: { ...LOOK, aids: [...LOOK.aids] },
  name: 'Robin the Great',
  line: 'Wakes the whole street',
  palette: 'galaxy',
  parts: { removed: ['thing:drum'] },
  variant: 3,
};
const DESCRIPTION = 'A drummer with a red cape';

describe('design of a toy twin', () => {
  let running: RunningApp;
  let robin: Person;
  let photo: Photo;
  beforeAll(async () => {
    ({ running, robin, photo } = await startWithPortrait());
  });
  afterAll(() => running.close());

  const create = (changes: object) =>
    robin.call({
      method: 'POST',
      url: '/api/toytwins',
      payload: {
        sourceImage: photo.sourceImage,
        templateId: 'template1',
        prompt: DESCRIPTION,
        tier: 'basic',
        ...changes,
      },
    });
  const preview = async (wishes: object) => {
    const payload = { sourceImage: photo.sourceImage, templateId: 'template1', ...wishes };
    return (await robin.call({ method: 'POST', url: '/api/mock-ups', payload })).rawPayload;
  };

  it('is kept and answered, and its name is the title', async () => {
    const made = toytwin.parse((await create({ design: DESIGN, title: 'Another title' })).json());
    expect(made).toMatchObject({ title: DESIGN.name, design: DESIGN });
    expect(await robin.get(toytwin, `/api/toytwins/${made.id}`)).toEqual(made);
  });

  it('may be left out, and does not need a name', async () => {
    const made = toytwin.parse((await create({})).json());
    expect(made).toMatchObject({ title: 'Action Figure Toy Twin', design: {} });
    const titled = toytwin.parse((await create({ title: 'Captain', design: { palette: 'fire' } })).json());
    expect(titled).toMatchObject({ title: 'Captain', design: { palette: 'fire' } });
  });

  it.each(['', '\u3164', '\u2800\uFE0F', '\u115F\u2028\uFFA0'])(
    'has no name and no line if nothing of them is visible: %j',
    async (blank) => {
      const made = toytwin.parse(
        (await create({ title: blank, design: { name: blank, line: blank, palette: 'fire' } })).json(),
      );
      expect(made).toMatchObject({ title: 'Action Figure Toy Twin', design: { palette: 'fire' } });
      expect(Object.keys(made.design ?? {})).toEqual(['palette']);
    },
  );

  it('is part of the exported account', async () => {
    const zip = await robin.call({ url: '/api/users/me/export' });
    const records = readZip(zip.rawPayload).get('toy-twin.json');
    expect(JSON.parse(String(records)).toytwins).toContainEqual(expect.objectContaining({ design: DESIGN }));
  });

  it.each([
    [{ name: 'x'.repeat(25) }, 'design.name', 'The name must be 24 characters or less'],
    [{ name: `a${'\u0301'.repeat(5000)}` }, 'design.name', 'The name must be 24 characters or less'],
    [{ line: 'x'.repeat(41) }, 'design.line', 'The line must be 40 characters or less'],
    [
      { look: { hair: 'toupee' } },
      'design.look.hair',
      'This choice is not offered. Please choose another one.',
    ],
    [{ look: { top: 'toga' } }, 'design.look.top', 'This choice is not offered. Please choose another one.'],
    [
      { look: { hairColour: 'red-ish' } },
      'design.look.hairColour',
      'This choice is not offered. Please choose another one.',
    ],
    [
      { look: { aids: ['jetpack'] } },
      'design.look.aids.0',
      'This choice is not offered. Please choose another one.',
    ],
    [{ palette: 'mud' }, 'design.palette', 'This choice is not offered. Please choose another one.'],
    [{ variant: 1000 }, 'design.variant', 'This choice is not offered. Please choose another one.'],
    [{ look: { age: '40' } }, 'design.look', 'This choice is not offered. Please choose another one.'],
    [{ prompt: 'x' }, 'design', 'This choice is not offered. Please choose another one.'],
  ])('refuses %o, for the preview as well', async (design, field, message) => {
    expect(refusalOf(await create({ design }))).toEqual({ status: 400, code: 'bad_request', field, message });
    const payload = { sourceImage: photo.sourceImage, templateId: 'template1', description: '', design };
    const refused = refusalOf(await robin.call({ method: 'POST', url: '/api/mock-ups', payload }));
    expect(refused).toMatchObject({ status: 400, field, message });
  });

  it('counts an emoji as one character', async () => {
    const design = { name: '👩🏽‍🚀'.repeat(24), line: '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(40) };
    const made = toytwin.parse((await create({ design })).json());
    expect(made.design).toEqual(design);
    expect((await preview({ description: 'A sailor', design })).length).toBeGreaterThan(10_000);
  });

  it('of an older version keeps the choices that this version still offers', async () => {
    const { id } = toytwin.parse((await create({ design: DESIGN })).json());
    const store = (design: unknown) =>
      running.services.database.update(toytwins).set({ design }).where(eq(toytwins.id, id));
    await store({ ...DESIGN, palette: 'mud', look: { hair: 'toupee', skin: '4' }, sound: 'on' });
    const { palette: _, ...kept } = DESIGN;
    const readBack = async () => (await robin.get(toytwin, `/api/toytwins/${id}`)).design;
    expect(await readBack()).toEqual({ ...kept, look: { skin: '4' } });
    await store({ ...DESIGN, look: 3 });
    expect(await readBack()).toEqual({ ...DESIGN, look: {} });
    for (const unreadable of [[], 'x', 7]) {
      await store(unreadable);
      expect(await readBack(), JSON.stringify(unreadable)).toEqual({});
    }
  });

  it.each([
    [{}, 'basic'],
    [DESIGN, 'premium'],
  ] as const)('of the paid picture equals that of the preview: %o', async (design, tier) => {
    const draft = toytwin.parse((await create({ design, tier })).json());
    const approved = await preview({ description: ` ${DESCRIPTION} `, toytwinId: draft.id, design });
    const ids = await payDraft(running.app, robin, draft);
    await generateToytwin(running.services, ids, new AbortController().signal);
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, draft.id));
    const delivered = await running.services.storage.getBytes(row?.packagedKey ?? '');
    expect(await differingShare(approved, delivered)).toBeLessThan(0.001);
    const other = await preview({
      description: DESCRIPTION,
      toytwinId: draft.id,
      design: { ...design, variant: 4 },
    });
    expect(await differingShare(other, delivered), 'another look').toBeGreaterThan(0.02);
  });
});

/** More than watermark and compression of a preview change a channel, of 255. */
const MARKED = 60;

/** Share of the picture in which two differ by more than the watermark and the compression of a preview. */
async function differingShare(preview: Uint8Array, picture: Uint8Array): Promise<number> {
  const read = (bytes: Uint8Array) => sharp(bytes).resize(512).blur(2).removeAlpha().raw().toBuffer();
  const [one, other] = await Promise.all([read(preview), read(picture)]);
  let differing = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > MARKED) differing += 1;
  }
  return differing / one.length;
}
