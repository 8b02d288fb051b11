import { retryImport } from '#web/retry-import.ts';
import { DeskFailure, failureToStart } from './desk-failure.ts';
import { showDeskOverlay } from './desk-overlay.ts';
import type { DeskStage } from './desk-stage.ts';

/** For browsers that see no surfaces: there the toy stands in front of its viewer at once. */
const WITHOUT_SURFACES = 'Turn where you want it, then tap to bring it in front of you.';

type Options = {
  /** The address of the GLB. */
  model: string;
  /** What to do, in one line. */
  hint: string;
  /** Ends the session, for a page that goes away. */
  signal: AbortSignal;
};

/**
 * Shows the toy in the room by a WebXR session of the browser, until that ends. Call it directly from a click: browsers
 * grant sessions to nothing else. So the code and the model are loaded while the session starts.
 * @throws DeskFailure with words for people.
 */
export async function openOnDesk({ model, hint, signal }: Options): Promise<void> {
  const closing = new AbortController();
  const close = () => closing.abort();
  signal.addEventListener('abort', close, { once: true });
  const overlay = showDeskOverlay(close);
  const starting = startSession(overlay.element);
  const loading = loadStage(model);
  // It may fail while nothing waits for it yet.
  loading.catch(() => {});
  try {
    const session = await starting;
    const ended = endOf(session, closing.signal);
    overlay.say('Unpacking the model');
    try {
      await showUntil(ended, session, loading, (seesSurfaces) =>
        overlay.say(seesSurfaces ? hint : WITHOUT_SURFACES),
      );
    } finally {
      close();
      await ended;
    }
  } finally {
    signal.removeEventListener('abort', close);
    overlay.remove();
    loading.then((stage) => stage.close()).catch(() => {});
  }
}

async function showUntil(
  ended: Promise<undefined>,
  session: XRSession,
  loading: Promise<DeskStage>,
  onShown: (seesSurfaces: boolean) => void,
): Promise<void> {
  const stage = await Promise.race([loading, ended]);
  if (!stage) return;
  const shown = await Promise.race([stage.show(session), ended]).catch((error) => {
    throw new DeskFailure('stuck', error);
  });
  if (!shown) return;
  onShown(shown.seesSurfaces);
  if (await Promise.race([stage.lost, ended])) throw new DeskFailure('lost');
}

async function startSession(root: Element): Promise<XRSession> {
  try {
    if (!navigator.xr) throw new Error('This browser has no sessions');
    return await navigator.xr.requestSession('immersive-ar', {
      optionalFeatures: ['hit-test', 'local-floor', 'dom-overlay'],
      domOverlay: { root },
    });
  } catch (error) {
    throw failureToStart(error);
  }
}

async function loadStage(model: string): Promise<DeskStage> {
  try {
    const { createDeskStage } = await retryImport(() => import('./desk-stage.ts'));
    return await createDeskStage(model);
  } catch (error) {
    throw new DeskFailure('model', error);
  }
}

/** Resolves when a session has ended: by the device, or by `closing`. */
function endOf(session: XRSession, closing: AbortSignal): Promise<undefined> {
  // It may have ended by itself just before.
  const end = () => void session.end().catch(() => {});
  if (closing.aborted) end();
  closing.addEventListener('abort', end, { once: true });
  return new Promise((resolve) => {
    session.addEventListener('end', () => resolve(undefined), { once: true });
  });
}
