import { createHook } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

/** Collects the whole heap. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** The first object that Node makes for a tick while `work` runs. */
function tickOf(work: () => void): WeakRef<object> {
  const ticks: WeakRef<object>[] = [];
  const hook = createHook({
    init: (_id, type, _trigger, resource) => type === 'TickObject' && ticks.push(new WeakRef(resource)),
  });
  hook.enable();
  work();
  hook.disable();
  const [tick] = ticks;
  if (!tick) throw new Error('There was no tick');
  return tick;
}

it('keeps one object of a tick alive, where others are collected', async () => {
  const kept = tickOf(keepTickShape);
  const other = tickOf(() => process.nextTick(() => {}));
  await nextTurn();
  collect();
  await nextTurn();
  expect(other.deref()).toBeUndefined();
  expect(kept.deref()).toBeDefined();
});
