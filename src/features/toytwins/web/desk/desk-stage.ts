import { CircleGeometry, Group, Mesh, PerspectiveCamera, ShadowMaterial, type WebGLRenderer } from 'three';
import { createRenderer, LENS, lightScene, loadToy } from '../lit-toy.ts';
import { Aim } from './desk-aim.ts';
import { createRing } from './desk-ring.ts';
import { disposeOf } from './dispose-of.ts';

/** Radius in metres of the shadow on the table, and how dark it is. */
const SHADOW = { radius: 0.3, dark: 0.3 } as const;

/** A toy in the room, for one session. */
export type DeskStage = {
  /** Draws in this session from now on. The toy stands where its viewer taps. */
  show(session: XRSession): Promise<{ seesSurfaces: boolean }>;
  /** Resolves with true when the browser has taken the graphics memory away. */
  lost: Promise<true>;
  /** Frees all memory. Call it after the session has ended. */
  close(): void;
};

/** Loads a GLB, 15 cm high, for the room. @throws if it cannot be loaded. */
export async function createDeskStage(address: string): Promise<DeskStage> {
  const toy = await loadToy(address);
  const canvas = document.createElement('canvas');
  let onLost = () => {};
  const lost = new Promise<true>((resolve) => {
    onLost = () => resolve(true);
  });
  canvas.addEventListener('webglcontextlost', onLost);
  let renderer: WebGLRenderer | undefined;
  return {
    lost,
    async show(session) {
      renderer = createRenderer(canvas);
      return drawIn(session, renderer, toy);
    },
    close() {
      canvas.removeEventListener('webglcontextlost', onLost);
      disposeOf(toy);
      renderer?.dispose();
      if (!renderer?.getContext().isContextLost()) renderer?.forceContextLoss();
    },
  };
}

async function drawIn(session: XRSession, renderer: WebGLRenderer, toy: Group) {
  const scene = lightScene(renderer, toy);
  // Light and shadow go with the toy.
  const stand = new Group().add(...scene.children, createShadow());
  stand.visible = false;
  const ring = createRing();
  scene.add(stand, ring);
  const hasFloor = session.enabledFeatures?.includes('local-floor') ?? false;
  renderer.xr.enabled = true;
  renderer.xr.setReferenceSpaceType(hasFloor ? 'local-floor' : 'local');
  await renderer.xr.setSession(session);
  const aim = await Aim.in(session, hasFloor);

  const place = () => {
    const spot = aim.spot();
    if (!spot) return;
    stand.position.copy(spot);
    stand.rotation.y = aim.towardsViewer(spot);
    stand.visible = true;
  };
  session.addEventListener('select', place);
  const camera = new PerspectiveCamera(LENS, 1, 0.01, 20);
  renderer.setAnimationLoop((_time, frame) => {
    const space = renderer.xr.getReferenceSpace();
    if (frame && space) aim.follow(frame, space);
    if (!aim.seesSurfaces && !stand.visible) place();
    const { surface } = aim;
    ring.visible = surface !== undefined;
    if (surface) ring.position.copy(surface);
    renderer.render(scene, camera);
  });
  session.addEventListener('end', () => {
    renderer.setAnimationLoop(null);
    disposeOf(scene);
    scene.environment?.dispose();
  });
  return { seesSurfaces: aim.seesSurfaces };
}

function createShadow(): Mesh {
  const shadow = new Mesh(
    new CircleGeometry(SHADOW.radius, 48).rotateX(-Math.PI / 2),
    new ShadowMaterial({ opacity: SHADOW.dark }),
  );
  shadow.receiveShadow = true;
  return shadow;
}
