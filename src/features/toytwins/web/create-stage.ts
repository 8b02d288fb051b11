import { Box3, type Group, PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { createRenderer, LENS, lightRoom, lightScene, loadToy } from './lit-toy.ts';

/** Final rotation of the toy, in radians from the front. */
const REST = 0.42;
/** Duration of the entrance rotation, in milliseconds. */
const ENTRANCE = 900;

/** A rotatable 3D toy on a canvas. */
export type Stage = {
  /** Rotates by radians to the right and downwards, and zooms in (`nearer` > 1) or out. */
  move(right: number, down: number, nearer: number): void;
  close(): void;
};

type StageOptions = {
  /** Skips the entrance (reduced motion). */
  still: boolean;
  signal: AbortSignal;
  /** The browser took the canvas's memory: nothing can be seen on it any more, */
  onLost: () => void;
  /** until it gives the memory back: the same view is drawn again. */
  onRestored: () => void;
};

/**
 * Loads a GLB and shows it on a canvas; redraws only after changes. A horizontal drag rotates the toy; a
 * vertical one still scrolls the page. Rejects without WebGL 2 or if the file cannot be loaded.
 */
export async function createStage(
  canvas: HTMLCanvasElement,
  address: string,
  { still, signal, onLost, onRestored }: StageOptions,
): Promise<Stage> {
  const toy = await loadToy(address);
  signal.throwIfAborted();
  const renderer = createRenderer(canvas);
  const scene = lightScene(renderer, toy);
  const camera = new PerspectiveCamera(LENS, 1, 0.01, 5);
  const controls = frameToy(camera, canvas, toy);
  const draw = () => renderer.render(scene, camera);
  controls.addEventListener('change', draw);
  const fill = () => {
    const { clientWidth: width, clientHeight: height } = canvas;
    if (width === 0 || height === 0) return;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    renderer.setSize(width, height, false);
    draw();
  };
  const resize = new ResizeObserver(fill);
  resize.observe(canvas);
  fill();
  const stopEntrance = still ? turnTo(toy, 0, draw) : enter(toy, draw);
  const lose = () => {
    stopEntrance();
    toy.rotation.y = 0;
    onLost();
  };
  const restore = () => {
    lightRoom(renderer, scene);
    fill();
    onRestored();
  };
  // After the renderer's own listeners, which ask for the memory back and set the renderer up again.
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  return {
    move(right, down, nearer) {
      turnCamera(camera, controls, right, down, nearer);
      controls.update();
    },
    close() {
      stopEntrance();
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
      resize.disconnect();
      controls.dispose();
      renderer.dispose();
      // Browsers keep a few contexts only, and take the oldest from another canvas. React may use one canvas twice.
      if (!canvas.isConnected) renderer.forceContextLoss();
    },
  };
}

function frameToy(camera: PerspectiveCamera, canvas: HTMLCanvasElement, toy: Group): OrbitControls {
  const box = new Box3().setFromObject(toy);
  const size = box.getSize(new Vector3());
  const middle = box.getCenter(new Vector3());
  const away = (Math.max(size.y, size.x, size.z) * 0.62) / Math.tan((LENS * Math.PI) / 360);
  camera.position.set(
    middle.x + Math.sin(REST) * away,
    middle.y + away * 0.16,
    middle.z + Math.cos(REST) * away,
  );
  const controls = new OrbitControls(camera, canvas);
  controls.target.copy(middle);
  controls.enablePan = false;
  controls.enableZoom = false;
  controls.minDistance = away * 0.4;
  controls.maxDistance = away * 1.4;
  controls.minPolarAngle = 0.25;
  controls.maxPolarAngle = 1.9;
  canvas.style.touchAction = 'pan-y';
  controls.update();
  return controls;
}

function turnCamera(
  camera: PerspectiveCamera,
  controls: OrbitControls,
  right: number,
  down: number,
  nearer: number,
): void {
  const arm = camera.position.clone().sub(controls.target);
  const distance = Math.min(controls.maxDistance, Math.max(controls.minDistance, arm.length() / nearer));
  const polar = Math.acos(arm.y / arm.length()) - down;
  const height = Math.min(controls.maxPolarAngle, Math.max(controls.minPolarAngle, polar));
  arm.setFromSphericalCoords(distance, height, Math.atan2(arm.x, arm.z) - right);
  camera.position.copy(controls.target).add(arm);
}

function turnTo(toy: Group, angle: number, draw: () => void): () => void {
  toy.rotation.y = angle;
  draw();
  return () => {};
}

/** Plays the entrance rotation. Returns a function that stops it. */
function enter(toy: Group, draw: () => void): () => void {
  const begun = performance.now();
  let frame = 0;
  const step = () => {
    const left = Math.max(0, 1 - (performance.now() - begun) / ENTRANCE);
    turnTo(toy, -1.4 * left ** 3, draw);
    if (left > 0) frame = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(frame);
}
