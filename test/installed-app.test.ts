import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isAppPath } from '#shared/app-paths.ts';
import { type RunningApp, startApp } from './app.ts';

const icon = z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() });
const manifest = z.object({
  start_url: z.string(),
  icons: z.array(icon),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
});

describe('installed app', () => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ workers: false });
  });
  afterAll(() => running.close());

  it('has a manifest whose icons and screens exist', async () => {
    expect(readFileSync('index.html', 'utf8')).toContain('href="/app.webmanifest"');
    const answer = await running.app.inject({ url: '/app.webmanifest' });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const { icons, shortcuts, start_url: start } = manifest.parse(answer.json());
    for (const url of [start, ...shortcuts.map((one) => one.url)]) expect(isAppPath(url), url).toBe(true);
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of icons) {
      const { rawPayload } = await running.app.inject({ url: src });
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  });
});
