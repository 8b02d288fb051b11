import type { Browser } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { fillRegistration, newPerson, type Person } from '../../../e2e/steps/person.ts';
import { EmulatorConsole } from './emulator-console.ts';
import { type Emulator, PROJECT, startEmulator } from './start-emulator.ts';
import { type Product, startProduct } from './start-product.ts';
import { openBrowser, Visitor } from './visitor.ts';

/** Time-out of the start in milliseconds; Firebase's CLI loads slowly on a busy machine. */
const STARTING = 300_000;

/** The product, Firebase's emulator and a browser, started once for all tests. */
export class World {
  #emulator: Emulator | undefined;
  #product: Product | undefined;
  #browser: Browser | undefined;
  #visitor: Visitor | undefined;

  /** Variables of a product that uses the emulator. */
  get variables(): Record<string, string> {
    return {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'any',
      FIREBASE_AUTH_EMULATOR_HOST: started(this.#emulator).host,
    };
  }

  get emulator(): string {
    return `http://${started(this.#emulator).host}`;
  }

  get firebase(): EmulatorConsole {
    return new EmulatorConsole(this.emulator);
  }

  get product(): string {
    return started(this.#product).address;
  }

  /** The visitor of the running test. */
  get visitor(): Visitor {
    return started(this.#visitor);
  }

  /** Starts everything before the tests of this file and ends it afterwards. */
  run(): void {
    beforeAll(async () => {
      this.#emulator = await startEmulator();
      this.#product = await startProduct(this.variables);
      this.#browser = await openBrowser();
    }, STARTING);
    afterAll(async () => {
      await this.#browser?.close();
      await this.#product?.stop();
      await this.#emulator?.stop();
    });
  }

  /** Gives each test of this suite a separate visitor. */
  bringVisitors(): void {
    beforeEach(async () => {
      this.#visitor = await this.openVisitor();
    });
    afterEach(() => this.visitor.leave());
  }

  /** Another visitor, or the same person on another device. */
  async openVisitor(): Promise<Visitor> {
    return Visitor.open(started(this.#browser), this.product, this.emulator);
  }

  /** Registers a new user through the page, which ends in the gallery. */
  async register(person: Person = newPerson()): Promise<Person> {
    await this.visitor.page.goto('/register');
    await fillRegistration(this.visitor.page, person);
    await this.visitor.reads('Your gallery is empty');
    return person;
  }

  async logOut(): Promise<void> {
    await this.visitor.presses(/^Account of/);
    await this.visitor.presses('Log out');
    await this.visitor.sees('/login');
  }
}

function started<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('It is not started yet');
  return thing;
}
