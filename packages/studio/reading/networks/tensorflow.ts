import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type TensorFlow = typeof import('@tensorflow/tfjs-core');

let starting: Promise<TensorFlow> | undefined;

/** Starts TensorFlow.js in WebAssembly, once per thread, when a network is first run. */
export function startTensorFlow(): Promise<TensorFlow> {
  starting ??= start();
  return starting;
}

async function start(): Promise<TensorFlow> {
  const [tf, wasm] = await Promise.all([
    import('@tensorflow/tfjs-core'),
    import('@tensorflow/tfjs-backend-wasm'),
  ]);
  const require = createRequire(import.meta.url);
  const wasmFolder = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out');
  wasm.setWasmPaths(`${wasmFolder}/`);
  // The pool's threads are the parallelism: a network with threads of its own would fight them.
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  await withoutListeners(async () => {
    await tf.setBackend('wasm');
    await tf.ready();
  });
  return tf;
}

/** The WebAssembly loader asks for every uncaught error of the process; those are not its business. */
async function withoutListeners(start: () => Promise<void>): Promise<void> {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => new Set(process.rawListeners(event)));
  await start();
  for (const [index, event] of events.entries()) {
    for (const listener of process.rawListeners(event)) {
      if (!before[index]?.has(listener)) process.removeListener(event, listener as () => void);
    }
  }
}
