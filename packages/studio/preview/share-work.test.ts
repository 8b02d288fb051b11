import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { createShareWork } from './share-work.ts';

/** Work that ends when the test says so. */
function slowWork() {
  const share = createShareWork<string>();
  const begun: { signal: AbortSignal; end: (answer: string) => void; fail: (error: Error) => void }[] = [];
  const ask = (key: string, signal = new AbortController().signal) =>
    share(key, signal, (ofAll) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      begun.push({ signal: ofAll, end: resolve, fail: reject });
      ofAll.addEventListener('abort', () => reject(ofAll.reason));
      return promise;
    });
  return { ask, begun };
}

it('shared work is done once for all who ask while it runs, and again for a person who asks later', async () => {
  const { ask, begun } = slowWork();
  const { signal } = new AbortController();
  const answers = [ask('a', signal), ask('a', signal), ask('b')];
  expect(begun).toHaveLength(2);
  for (const { end } of begun) end('read');
  expect(await Promise.all(answers)).toEqual(['read', 'read', 'read']);
  expect(getEventListeners(signal, 'abort'), 'a signal that lives longer keeps no listener').toEqual([]);
  void ask('a');
  expect(begun).toHaveLength(3);
});

it('shared work goes on while anybody waits for it, and ends with the last', async () => {
  const { ask, begun } = slowWork();
  const [one, other] = [new AbortController(), new AbortController()];
  const answers = [ask('a', one.signal), ask('a', other.signal)];
  one.abort(new Error('one left'));
  await expect(answers[0]).rejects.toThrow('one left');
  expect(begun[0]?.signal.aborted).toBe(false);
  other.abort(new Error('other left'));
  await expect(answers[1]).rejects.toThrow('other left');
  expect(begun[0]?.signal.aborted).toBe(true);
  const next = ask('a');
  begun[1]?.end('read');
  expect(await next).toBe('read');
});

it('shared work that fails fails for all, and the next person who asks starts it again', async () => {
  const { ask, begun } = slowWork();
  const answers = [ask('a'), ask('a')];
  begun[0]?.fail(new Error('broken'));
  for (const answer of answers) await expect(answer).rejects.toThrow('broken');
  const next = ask('a');
  begun[1]?.end('read');
  expect(await next).toBe('read');
});
