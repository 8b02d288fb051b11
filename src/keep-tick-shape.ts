import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one of the objects that Node makes for each `process.nextTick` for as long as the process lives. Where none is
 * alive during a full collection, V8 forgets their shape and from then on makes each of them by its slowest way: a
 * request has several, and every answer takes a quarter longer until the process ends (decision 028).
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
