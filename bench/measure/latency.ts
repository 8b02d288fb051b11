import { Agent, get } from 'node:http';
import type { Target } from './load.ts';
import { percentile } from './statistics.ts';

/** Small: what else the machine does for some tens of milliseconds then hits every target, not one. */
const BLOCK = 10;
/** Enough for the compiler to be done with every server, however many targets it has. */
const WARM_UP = 1_000;

/**
 * The time below which 95 of 100 answers stay, in milliseconds, for each target and in their order: one request
 * after the other on one connection, the targets in turn, a block of each, so that noise hits all alike.
 * @param requests how many per target.
 */
export async function compareLatency(targets: Target[], requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const measured = targets.map((target) => ({ target, times: [] as number[] }));
  for (const { target } of measured) await askInTurn(agent, target, WARM_UP);
  for (let asked = 0; asked < requests; asked += BLOCK) {
    for (const { target, times } of measured) times.push(...(await askInTurn(agent, target, BLOCK)));
  }
  agent.destroy();
  return measured.map(({ times }) => percentile(times, 0.95));
}

async function askInTurn(agent: Agent, target: Target, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < count; request += 1) times.push(await ask(agent, target));
  return times;
}

/** @returns milliseconds until the whole answer was there. */
export function ask(agent: Agent, { url, headers = {} }: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = get(url, { agent, headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - start);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}
