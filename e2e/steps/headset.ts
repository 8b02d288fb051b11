import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Meta's emulator of headsets as a script for pages; its global is `IWER`. */
const EMULATOR = path.resolve(
  path.dirname(createRequire(import.meta.url).resolve('iwer')),
  '../build/iwer.min.js',
);

/** Heights in metres: of the table, and of the eyes. Radians: how far down somebody looks, and how much is seen. */
const TABLE = 0.74;
const EYES = 1.25;
const DOWN = (40 * Math.PI) / 180;
const SEEN = (50 * Math.PI) / 180;

/** The color of everything in the room that is not ours. */
const ROOM = { r: 0, g: 120, b: 60 } as const;

/** The parts of the emulator that journeys use. */
type Headset = {
  position: { set(x: number, y: number, z: number): void };
  quaternion: { set(x: number, y: number, z: number, w: number): void };
  fovy: number;
  ipd: number;
  canvasContainer: HTMLElement;
  appCanvas: HTMLCanvasElement | undefined;
  activeSession: XRSession | undefined;
  controllers: { right: { updateButtonValue(button: 'trigger', value: number): void } };
  installRuntime(options: { forceInstall: boolean }): void;
  installSEM(environment: new () => object): void;
};
type Config = { supportedFeatures: string[]; userAgent: string };
declare global {
  interface Window {
    IWER: { metaQuest3: Config; XRDevice: new (config: Config) => Headset };
    headset: Headset;
  }
}

type Options = {
  /** Features that the device has besides those of a Quest 3, and those that it lacks. */
  has?: string[];
  lacks?: string[];
  userAgent?: string;
};

/** Gives a page an emulated Quest 3, whose wearer looks down at a table in a green room. */
export async function wearHeadset(
  page: Page,
  { has = [], lacks = [], userAgent }: Options = {},
): Promise<void> {
  await page.addInitScript({ path: EMULATOR });
  await page.addInitScript(putOn, { has, lacks, userAgent, TABLE, EYES, DOWN, SEEN, ROOM });
}

type Wearing = Required<Omit<Options, 'userAgent'>> & { userAgent: string | undefined } & {
  TABLE: number;
  EYES: number;
  DOWN: number;
  SEEN: number;
  ROOM: { r: number; g: number; b: number };
};

/** Runs in the page. */
function putOn({ has, lacks, userAgent, TABLE, EYES, DOWN, SEEN, ROOM }: Wearing): void {
  const { XRDevice, metaQuest3 } = window.IWER;
  const features = [...metaQuest3.supportedFeatures, ...has].filter((one) => !lacks.includes(one));
  const headset = new XRDevice({
    ...metaQuest3,
    supportedFeatures: features,
    userAgent: userAgent ?? metaQuest3.userAgent,
  });
  window.headset = headset;
  headset.installRuntime({ forceInstall: true });
  Object.assign(headset, { fovy: SEEN, ipd: 0 });
  headset.position.set(0, EYES, 0);
  headset.quaternion.set(Math.sin(-DOWN / 2), 0, 0, Math.cos(-DOWN / 2));
  // What a browser shows over a session of its own is in front.
  if (has.includes('dom-overlay')) headset.canvasContainer.style.zIndex = '1';

  /** The room around the headset, as the emulator asks for one: color, and an endless table that rays hit. */
  class GreenRoom {
    environmentCanvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    trackedPlanes = new Set();
    trackedMeshes = new Set();
    constructor() {
      this.environmentCanvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
    }
    render() {
      const paint = this.environmentCanvas.getContext('2d');
      if (!paint) return;
      paint.fillStyle = `rgb(${ROOM.r} ${ROOM.g} ${ROOM.b})`;
      paint.fillRect(0, 0, 1, 1);
    }
    computeHitTestResults(ray: ArrayLike<number>) {
      const [x = 0, y = 0, z = 0] = [ray[12], ray[13], ray[14]];
      const [right = 0, up = 0, back = 0] = [ray[8], ray[9], ray[10]];
      const away = (y - TABLE) / up;
      if (!(away > 0)) return [];
      return [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x - away * right, TABLE, z - away * back, 1]];
    }
    computeDepthBuffer() {
      return null;
    }
  }
  headset.installSEM(GreenRoom);
}

/** Turns the head to the left by an angle, radians, with the eyes on the table. */
export async function look(page: Page, left: number): Promise<void> {
  // A turn around the vertical, then one around the ears, as a quaternion.
  const [turn, tilt] = [left / 2, -DOWN / 2];
  const turned = [
    Math.cos(turn) * Math.sin(tilt),
    Math.sin(turn) * Math.cos(tilt),
    -Math.sin(turn) * Math.sin(tilt),
    Math.cos(turn) * Math.cos(tilt),
  ] as const;
  await page.evaluate((q) => window.headset.quaternion.set(...q), turned);
}

/** Pulls the trigger of the right controller, which a session calls `select`. */
export async function tap(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { right } = window.headset.controllers;
    const frame = () =>
      new Promise((resolve) => window.headset.activeSession?.requestAnimationFrame(resolve));
    for (const value of [1, 0]) {
      right.updateButtonValue('trigger', value);
      await frame();
      await frame();
    }
  });
}

/** Leaves the session as the headset's own button does. */
export async function quitByHeadset(page: Page): Promise<void> {
  await page.evaluate(() => window.headset.activeSession?.end());
}

/** Takes the graphics memory from the session. */
export async function loseGraphics(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = window.headset.appCanvas?.getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  });
}

/** What is seen of ours in the room: the edges in pixels from the middle of the view, upward and to the right. */
export async function seen(page: Page) {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = { top: -Infinity, bottom: Infinity, left: Infinity, right: -Infinity };
  for (let at = 0; at < data.length; at += 3) {
    const off =
      Math.abs((data[at] ?? 0) - ROOM.r) +
      Math.abs((data[at + 1] ?? 0) - ROOM.g) +
      Math.abs((data[at + 2] ?? 0) - ROOM.b);
    if (off < 90) continue;
    const pixel = at / 3;
    const x = (pixel % info.width) - info.width / 2;
    const y = info.height / 2 - Math.floor(pixel / info.width);
    found.top = Math.max(found.top, y);
    found.bottom = Math.min(found.bottom, y);
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
  }
  return found;
}

/** How many pixels above the middle of the view something ends that stands on the looked-at spot, `high` metres. */
export function expectedTop(high: number, viewHeight: number): number {
  const away = (EYES - TABLE) / Math.sin(DOWN);
  // The spot is `away` ahead; what stands there leans out of the view's plane by the angle of the look.
  const up = high * Math.cos(DOWN);
  const nearer = high * Math.sin(DOWN);
  return (up / (away - nearer)) * (viewHeight / 2 / Math.tan(SEEN / 2));
}
