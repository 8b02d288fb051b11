import { vi } from 'vitest';
import type { Storage } from '#services/storage/index.ts';

/** Runs something once while the next file is stored; it completes before the file is written. */
export function duringNextPut(storage: Storage, happen: () => Promise<unknown>): void {
  const spy = vi.spyOn(storage, 'put');
  let happening: Promise<unknown> | undefined;
  spy.mockImplementation(async (key, contents) => {
    happening ??= happen();
    spy.mockRestore();
    await happening;
    await storage.put(key, contents);
  });
}
