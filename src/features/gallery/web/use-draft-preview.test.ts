import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { draftPreview } from './use-draft-preview.ts';

const { asked, answers } = vi.hoisted(() => ({ asked: [] as string[], answers: [] as (() => void)[] }));
vi.mock('#web/api/client.ts', () => ({
  async getJson(_: unknown, path: string) {
    asked.push(path.slice('/api/toytwins/'.length));
    await new Promise<void>((resolve) => answers.push(resolve));
    return {};
  },
  sendForFile: async () => ({ file: new Blob() }),
}));

test('two previews of drafts are requested at a time, and none for a removed card', async () => {
  const client = new QueryClient();
  const settle = () => new Promise(setImmediate);
  const running = ['a', 'b', 'c', 'd'].map((id) =>
    client.fetchQuery(draftPreview(id)).catch(() => undefined),
  );
  await settle();
  expect(asked).toEqual(['a', 'b']);
  await client.cancelQueries({ queryKey: ['draft-preview', 'c'] });
  answers[0]?.();
  await settle();
  expect(asked).toEqual(['a', 'b', 'd']);
  for (const answer of answers) answer();
  await Promise.all(running);
});
