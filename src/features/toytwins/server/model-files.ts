import type { Services } from '#services/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { printHeights } from '../downloads/contract.ts';
import { deskKey, printFileKey, printKey } from './picture-files.ts';
import { storeIfKept } from './store-if-kept.ts';

type Modeller = Services['imaging']['modeller'];
type Make = (modeller: Modeller, glb: Uint8Array) => Promise<Uint8Array>;

const KEY = /^toytwins\/(?<uid>[^/]+)\/(?<id>[^/]+)\/\d+\/(?<file>model[^/]*)$/;
const MODEL = 'model.glb';

/** By their names. */
const FILES: ReadonlyMap<string, Make> = new Map([
  [printKey(MODEL), (modeller, glb) => modeller.toStl(glb)],
  [deskKey(MODEL), (modeller, glb) => modeller.toUsdz(glb)],
  ...(['3mf', 'obj', 'stl'] as const).flatMap((format) =>
    printHeights.flatMap((height) =>
      [true, false].map((base): [string, Make] => {
        const wishes = { format, height, base };
        return [printFileKey(MODEL, wishes), (modeller, glb) => modeller.toPrint(glb, wishes)];
      }),
    ),
  ),
]);

/** Makes of a stored GLB what printers and phones read. */
export interface ModelFiles {
  /**
   * Stores the file with this key, unless it exists.
   * @returns false if no file has such a key.
   * @throws {FileMissingError} if there is no such model.
   * @throws {AppError} `not_found` if the toy twin has been deleted.
   */
  make(key: string): Promise<boolean>;
}

/**
 * These files are made when they are first asked for and then kept: toy twins made before there was a kind of file have
 * it, too, and nobody waits for files that few people need. They are made where paid pictures are made, so many calls at
 * once share one making.
 */
export function createModelFiles(services: Pick<Services, 'database' | 'storage' | 'imaging'>): ModelFiles {
  const { storage, imaging } = services;
  const singleFlight = createSingleFlight<void>();
  return {
    async make(key) {
      const { uid, id, file = '' } = KEY.exec(key)?.groups ?? {};
      const make = FILES.get(file);
      if (!make || !uid || !id) return false;
      const source = `${key.slice(0, -file.length)}${MODEL}`;
      await singleFlight(key, async () => {
        if (await storage.exists(key)) return;
        const made = await make(imaging.modeller, await storage.getBytes(source));
        await storeIfKept(services, { id, uid }, () => storage.put(key, made));
        // A failed upgrade deletes its model, but not the toy twin.
        if (!(await storage.exists(source))) await storage.delete(key);
      });
      return true;
    },
  };
}
