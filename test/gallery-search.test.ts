import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { galleryPage } from '#features/toytwins/gallery/contract.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import { keyOfUrl } from '#services/storage/sign-file.ts';
import { type RunningApp, startApp } from './app.ts';
import { makeDraft, uploadPhoto } from './order.ts';
import { type Person, signUp } from './person.ts';
import { notFoundRefusal, refusalOf } from './refusal.ts';

type Toy = Partial<typeof toytwins.$inferInsert>;

describe('gallery search', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  /** A person with these toy twins, a second apart, the last one newest. */
  async function owner(toys: Toy[]): Promise<Person> {
    const person = await signUp(running.app);
    if (toys.length === 0) return person;
    const photo = await uploadPhoto(person);
    const rows = toys.map((toy, number) => ({
      id: randomUUID(),
      uid: person.uid,
      serial: number + 1,
      photoId: photo.id,
      photoKey: keyOfUrl(photo.sourceImage) ?? '',
      title: `Number ${number}`,
      templateId: 'template1' as const,
      prompt: 'Astronaut',
      tier: 'basic' as const,
      createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000),
      ...toy,
    }));
    await running.services.database.insert(toytwins).values(rows);
    return person;
  }

  async function titles(person: Person, query: Record<string, string>): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const asked = new URLSearchParams({ ...query, ...(cursor && { cursor }) });
      const page: Awaited<ReturnType<typeof galleryPage.parse>> = await person.get(
        galleryPage,
        `/api/toytwins?${asked}`,
      );
      found.push(...page.toytwins.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    return found;
  }

  it('finds each word in the title or the description, whatever its case and its accents', async () => {
    const person = await owner([
      { title: 'Zoë Ärger', prompt: 'A chef with a pan' },
      { title: 'Анна', prompt: 'Space explorer' },
      { title: 'ΝΙΚΗ', prompt: '100% wool_hat \\o/' },
      { title: 'Robin', prompt: 'A chef' },
    ]);
    const find = (search: string) => titles(person, { search });
    expect(await find('zoe')).toEqual(['Zoë Ärger']);
    expect(await find('ARGER')).toEqual(['Zoë Ärger']);
    expect(await find('анна')).toEqual(['Анна']);
    expect(await find('νικη')).toEqual(['ΝΙΚΗ']);
    expect(await find('chef')).toEqual(['Robin', 'Zoë Ärger']);
    expect(await find('  pan   ZOË ')).toEqual(['Zoë Ärger']);
    expect(await find('chef astronaut')).toEqual([]);
    expect(await find('100%')).toEqual(['ΝΙΚΗ']);
    expect(await find('%')).toEqual(['ΝΙΚΗ']);
    expect(await find('l_h')).toEqual(['ΝΙΚΗ']);
    expect(await find('o_e')).toEqual([]);
    expect(await find('\\o')).toEqual(['ΝΙΚΗ']);
    expect(await find("' or 1=1 --")).toEqual([]);
    expect(await find(' ')).toHaveLength(4);
  });

  it('filters by pack, tier and star, together and with a search', async () => {
    const person = await owner([
      { title: 'A', templateId: 'template2', tier: 'premium', isStarred: true },
      { title: 'B', templateId: 'template2' },
      { title: 'C', tier: 'premium' },
      { title: 'D', isStarred: true },
    ]);
    expect(await titles(person, { templateId: 'template2' })).toEqual(['B', 'A']);
    expect(await titles(person, { tier: 'premium' })).toEqual(['C', 'A']);
    expect(await titles(person, { starred: 'true' })).toEqual(['D', 'A']);
    expect(await titles(person, { tier: 'premium', starred: 'true' })).toEqual(['A']);
    expect(await titles(person, { templateId: 'template2', search: 'b' })).toEqual(['B']);
  });

  it.each([
    ['newest', ['b 2', 'Äa', 'c', 'B 1', 'Ab']],
    ['oldest', ['Ab', 'B 1', 'c', 'Äa', 'b 2']],
    ['name', ['Äa', 'Ab', 'B 1', 'b 2', 'c']],
  ])('sorts by %s over all pages, with and without a filter', async (sort, expected) => {
    const person = await owner(['Ab', 'B 1', 'c', 'Äa', 'b 2'].map((title) => ({ title, isStarred: true })));
    const queries: Record<string, string>[] = [{}, { starred: 'true' }];
    for (const query of queries) {
      expect(await titles(person, { ...query, sort, limit: '2' })).toEqual(expected);
    }
  });

  it('neither loses nor repeats toy twins of the same name', async () => {
    const person = await owner(
      Array.from({ length: 30 }, (_, place) => ({ title: place < 20 ? 'Same' : 'same' })),
    );
    expect(await titles(person, { sort: 'name', limit: '7' })).toHaveLength(30);
  });

  it.each([
    [{ sort: 'price' }, 'sort'],
    [{ templateId: 'template9' }, 'templateId'],
    [{ tier: 'gold' }, 'tier'],
    [{ starred: 'maybe' }, 'starred'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ search: 'a\u0000b' }, 'search'],
  ])('refuses %o and names the field', async (query, field) => {
    const person = await owner([]);
    const answer = await person.call({
      url: `/api/toytwins?${new URLSearchParams(query as Record<string, string>)}`,
    });
    expect(refusalOf(answer)).toMatchObject({ status: 400, field });
  });

  it('refuses the cursor of another order', async () => {
    const person = await owner([{}, {}, {}]);
    const byTime = await person.get(galleryPage, '/api/toytwins?limit=1&sort=oldest');
    const byName = await person.get(galleryPage, '/api/toytwins?limit=1&sort=name');
    const answers = [
      await person.call({ url: `/api/toytwins?sort=oldest&cursor=${byName.nextCursor}` }),
      await person.call({
        url: `/api/toytwins?sort=name&cursor=${Buffer.from('[1,2]').toString('base64url')}`,
      }),
    ];
    for (const answer of answers)
      expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'bad_request' });
    expect(byTime.nextCursor).not.toBeNull();
  });

  it('shows nobody else’s toy twins, whatever is asked', async () => {
    await owner([{ title: 'Secret', isStarred: true }]);
    const stranger = await owner([]);
    const queries: Record<string, string>[] = [{ search: 'secret' }, { starred: 'true' }, { sort: 'name' }];
    for (const query of queries) {
      expect(await titles(stranger, query)).toEqual([]);
    }
  });

  it('is starred and unstarred by its owner alone, as often as they press', async () => {
    const [robin, stranger] = [await signUp(running.app), await signUp(running.app)];
    const { id } = await makeDraft(robin);
    const star = (person: Person, isStarred: unknown) =>
      person.call({ method: 'PUT', url: `/api/toytwins/${id}/star`, payload: { isStarred } });
    const stored = async () => (await robin.get(galleryPage, '/api/toytwins')).toytwins[0]?.isStarred;
    expect(await stored()).toBe(false);
    expect(refusalOf(await star(stranger, true))).toEqual(notFoundRefusal('Toy Twin'));
    expect(refusalOf(await star(robin, 'yes'))).toMatchObject({ status: 400, field: 'isStarred' });
    expect(await stored()).toBe(false);
    for (const isStarred of [true, true, false]) {
      expect((await star(robin, isStarred)).statusCode).toBe(204);
      expect(await stored()).toBe(isStarred);
    }
    const anonymous = await running.app.inject({
      method: 'PUT',
      url: `/api/toytwins/${id}/star`,
      payload: { isStarred: true },
    });
    expect(anonymous.statusCode).toBe(401);
    const [row] = await running.services.database.select().from(toytwins).where(eq(toytwins.id, id));
    expect(row?.isStarred).toBe(false);
  });
});
