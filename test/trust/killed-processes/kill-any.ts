import { setTimeout as delay } from 'node:timers/promises';
import type { Installation, ProductProcess } from '../../services/several-processes/product.ts';
import type { RoundRobin } from '../../services/several-processes/round-robin.ts';

/** A process is killed at any moment up to so much later than the last one came up, in milliseconds. */
const LATER = 1_000;

/** All processes of an installation that live at the moment, behind one address. */
export class Fleet {
  readonly #living = new Set<ProductProcess>();
  readonly #installation: Installation;
  readonly #proxy: RoundRobin;

  constructor(installation: Installation, proxy: RoundRobin) {
    this.#installation = installation;
    this.#proxy = proxy;
  }

  /** Starts a process; resolves when it is ready. */
  async start(role: 'api' | 'worker'): Promise<void> {
    const started = await this.#installation.start(role);
    this.#living.add(started);
    if (role === 'api') this.#proxy.add(started.port);
  }

  /** Kills one of the processes at a random moment, and starts another one in its place. */
  async killAny(): Promise<void> {
    await delay(Math.random() * LATER);
    const living = [...this.#living];
    const victim = living[Math.floor(Math.random() * living.length)];
    if (!victim) return this.killAny();
    this.#living.delete(victim);
    victim.child.signal('SIGKILL');
    await victim.child.ended;
    if (victim.role === 'api') this.#proxy.remove(victim.port);
    await this.start(victim.role);
  }
}
