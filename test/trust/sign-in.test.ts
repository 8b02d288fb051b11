import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, signUp } from '../person.ts';
import { startTarget, type Target } from './start-target.ts';

let target: Target<{ emails: string[] }>;
beforeAll(async () => {
  target = await startTarget({
    // Each place is a network address that a proxy tells.
    variables: { TRUST_PROXY: 'true' },
    async prepare({ app, services }) {
      const emails: string[] = [];
      for (let person = 0; person < 5; person += 1) {
        emails.push((await signUp(app, { origin: services.config.publicUrl })).email);
      }
      return { emails };
    },
  });
});
afterAll(() => target?.[Symbol.asyncDispose]());

/** An account that no other attack uses. */
const victim = (number: number) => target.prepared.emails[number] ?? '';

async function post(path: string, place: string, body: object, cookie = ''): Promise<Response> {
  const answer = await fetch(`${target.url}/api/auth/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: target.url,
      'x-forwarded-for': place,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(body),
  });
  await answer.clone().arrayBuffer();
  return answer;
}
const logIn = (email: string, place: string, password = PASSWORD, cookie?: string) =>
  post('sign-in/email', place, { email, password }, cookie);
const register = (email: string, place: string) =>
  post('sign-up/email', place, { email, password: PASSWORD, name: 'Robin' });

/** Seconds that a call takes, with its answer. */
async function timed(call: () => Promise<Response>): Promise<{ seconds: number; status: number }> {
  const begun = performance.now();
  const { status } = await call();
  return { seconds: (performance.now() - begun) / 1000, status };
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

it('wrong passwords from one place, while the owner logs in elsewhere', async ({ annotate }) => {
  const email = victim(0);
  let guesses = 0;
  let heldBack = 0;
  const end = Date.now() + 15_000;
  async function attack() {
    while (Date.now() < end) {
      const { status, headers } = await logIn(email, '198.51.100.1', `wrong horse ${guesses}`);
      guesses += 1;
      if (status !== 429) continue;
      heldBack += 1;
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  const attackers = [attack(), attack(), attack(), attack()];
  const own: number[] = [];
  while (Date.now() < end) own.push((await logIn(email, '203.0.113.1')).status);
  await Promise.all(attackers);
  const served = own.filter((status) => status === 200).length;
  await annotate(
    `${guesses} wrong passwords in 15 s, ${guesses - heldBack} of them checked; the owner got in ${served} of ${own.length} times`,
  );
  expect(served).toBe(own.length);
  expect(guesses - heldBack).toBeLessThanOrEqual(8);
});

it('wrong passwords from 200 places, and the owner in a browser that has logged in before', async ({
  annotate,
}) => {
  const email = victim(1);
  const before = await logIn(email, '203.0.113.2');
  const device = before.headers.getSetCookie().find((cookie) => cookie.startsWith('toytwin.device='));
  const cookie = device?.split(';')[0] ?? '';
  let checked = 0;
  for (let place = 0; place < 200; place += 1) {
    if ((await logIn(email, `198.51.101.${place}`, 'wrong horse 1')).status === 401) checked += 1;
  }
  const known = await logIn(email, '203.0.113.2', PASSWORD, cookie);
  const unknown = await logIn(email, '203.0.113.99');
  const wait = Number(unknown.headers.get('retry-after') ?? 0);
  await annotate(
    `200 places: ${checked} passwords checked; known browser ${known.status}, unknown browser ${unknown.status}, wait ${wait} s`,
  );
  expect(known.status).toBe(200);
  expect(checked).toBeLessThan(40);
  expect(wait).toBeLessThanOrEqual(60);
});

it('reset and sign-in mails asked for in the owner’s name', async ({ annotate }) => {
  const email = victim(2);
  const figures: string[] = [];
  for (const path of ['request-password-reset', 'sign-in/magic-link']) {
    const statuses: number[] = [];
    for (let time = 0; time < 20; time += 1)
      statuses.push((await post(path, '198.51.102.1', { email })).status);
    const owner = await post(path, '203.0.113.3', { email });
    figures.push(
      `${path}: 20 requests of one place, ${statuses.filter((one) => one === 200).length} accepted; the owner's ${owner.status}`,
    );
    expect(owner.status).toBe(200);
  }
  await annotate(figures.join('; '));
});

it('refused sign-ups, and good ones of the same place', async ({ annotate }) => {
  const place = '198.51.103.1';
  for (let time = 0; time < 30; time += 1) {
    const weak = { email: `weak-${time}@example.com`, password: 'abc', name: 'Robin' };
    expect((await post('sign-up/email', place, weak)).status).toBe(400);
    if (time % 3 === 0) expect((await register(victim(3), place)).status).toBe(422);
  }
  const good: number[] = [];
  for (let person = 0; person < 20; person += 1) {
    good.push((await register(`good-${person}@example.com`, place)).status);
  }
  const served = good.filter((status) => status === 200).length;
  await annotate(`after 40 refused sign-ups ${served} of 20 good ones of that place were served`);
  expect(served).toBe(20);
});

it('asking which addresses are registered', async ({ annotate }) => {
  const place = '198.51.104.1';
  const registered: number[] = [];
  const unknown: number[] = [];
  for (let sample = 0; sample < 20; sample += 1) {
    const known = await timed(() => register(victim(4), place));
    const fresh = await timed(() => register(`fresh-${sample}@example.com`, place));
    expect([known.status, fresh.status]).toEqual([422, 200]);
    registered.push(known.seconds * 1000);
    unknown.push(fresh.seconds * 1000);
  }
  const difference = Math.abs(median(registered) - median(unknown));
  for (let more = 0; more < 20; more += 1) await register(victim(4), place);
  const begun = performance.now();
  const probes = await Promise.all(Array.from({ length: 8 }, () => timed(() => register(victim(4), place))));
  const seconds = (performance.now() - begun) / 1000;
  const good = await timed(() => register('patient@example.com', place));
  await annotate(
    `medians ${median(registered).toFixed(1)} and ${median(unknown).toFixed(1)} ms; after 40 registered addresses 8 more ` +
      `at once take ${seconds.toFixed(1)} s, a good sign-up of that place ${good.seconds.toFixed(1)} s`,
  );
  expect(difference).toBeLessThan(20);
  expect(probes.every(({ status }) => status === 422)).toBe(true);
  expect(seconds).toBeGreaterThan(8);
  expect(good.status).toBe(200);
});
