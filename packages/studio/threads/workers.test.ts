import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);

// `require` refuses what has an `await` outside of functions. Ending a thread that loads such a module ends the whole
// process (Node 24, "Check failed: (location_) != nullptr"), and with it every order that is being made.
it.each(['./drawing-worker.ts', './face-worker.ts', './helper-worker.ts', '../labels/label-worker.ts'])(
  'a thread can be ended while it loads %s',
  (file) => {
    expect(() => require(file)).not.toThrow();
  },
);
