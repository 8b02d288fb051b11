import { once } from 'node:events';
import { vi } from 'vitest';
import { z } from 'zod';

/** Looks into the memory of a process. */
export interface HeapInspector extends Disposable {
  /** Which of some bytes are in an array buffer that something still refers to. Collects all garbage before. */
  find(needles: Buffer[]): Promise<number[]>;
  /** Bytes in array buffers, after a collection. */
  bytesInBuffers(): Promise<number>;
}

const pages = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const answer = z.object({ id: z.int(), result: z.unknown(), error: z.optional(z.unknown()) });
const evaluated = z.object({ result: z.object({ objectId: z.string() }) });
const queried = z.object({ objects: z.object({ objectId: z.string() }) });
const numbers = z.object({ result: z.object({ value: z.array(z.int()) }) });
const bytes = z.object({ result: z.object({ value: z.int() }) });

/** Runs in the other process, with all its array buffers as `this`. */
const FIND = `function (needles) {
  const views = this.filter((one) => !one.detached).map((one) => Buffer.from(one));
  return needles.flatMap((needle, index) => {
    // Not Buffer.from: it would write what is looked for into a buffer that is searched.
    const bytes = Buffer.alloc(Buffer.byteLength(needle, 'base64'));
    bytes.write(needle, 'base64');
    return views.some((view) => view.includes(bytes)) ? [index] : [];
  });
}`;

/**
 * Opens the inspector of a process and connects to it, at the port that it was given by `--inspect-port`. With `--inspect` the
 * processes that it starts would open one as well. A heap snapshot has no contents of array buffers, and those of a Node `Buffer` are
 * not even on the heap. So the inspector is asked for every living array buffer, and these are searched in the process
 * itself.
 */
export async function inspectHeap(pid: number, port: number): Promise<HeapInspector> {
  process.kill(pid, 'SIGUSR1');
  const list = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/json/list`), 60_000);
  const [page] = pages.parse(await list.json());
  const socket = new WebSocket(page?.webSocketDebuggerUrl ?? '');
  await once(socket, 'open');
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const read = ({ data }: MessageEvent) => {
      const told = answer.safeParse(JSON.parse(String(data)));
      if (told.data?.id !== id) return;
      socket.removeEventListener('message', read);
      if (told.data.error) reject(new Error(`${method}: ${JSON.stringify(told.data.error)}`));
      else resolve(told.data.result);
    };
    socket.addEventListener('message', read);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  const collect = async () => {
    // Small buffers are cut from a common one, which keeps its old contents until the next one is started.
    const expression = 'void Array.from({ length: 256 }, () => Buffer.allocUnsafe(4000).fill(0))';
    await send('Runtime.evaluate', { expression });
    for (let time = 0; time < 3; time += 1) await send('HeapProfiler.collectGarbage');
  };

  return {
    async find(needles) {
      await collect();
      const expression = 'ArrayBuffer.prototype';
      const { result } = evaluated.parse(await send('Runtime.evaluate', { expression, objectGroup: 'find' }));
      const { objects } = queried.parse(
        await send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup: 'find' }),
      );
      const found = await send('Runtime.callFunctionOn', {
        objectId: objects.objectId,
        functionDeclaration: FIND,
        arguments: [{ value: needles.map((needle) => needle.toString('base64')) }],
        returnByValue: true,
      });
      // Otherwise the inspector would keep the objects that it has returned.
      await send('Runtime.releaseObjectGroup', { objectGroup: 'find' });
      return numbers.parse(found).result.value;
    },
    async bytesInBuffers() {
      await collect();
      const expression = 'process.memoryUsage().arrayBuffers';
      return bytes.parse(await send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
