import { Box3, CanvasTexture, type Group, Mesh, PerspectiveCamera, SRGBColorSpace, Vector3 } from 'three';
import { createRenderer, LENS, lightScene, loadToy } from '#features/toytwins/web/lit-toy.ts';

/** Which part of the picture's width and height the turning toy fills at most. */
const FILLS = { width: 0.88, height: 0.86 } as const;
/** How far the camera looks down, as a part of its distance. */
const LOOKS_DOWN = 0.16;
/** Colors of the picture behind the toy: the brand's paper, and its light. */
const PAPER = { light: '#fffdf7', edge: '#ffd98a', shadow: 'rgba(64, 32, 8, 0.34)', ink: '#241a3c' } as const;

type Size = { width: number; height: number };

/** A toy that stands on a turntable in front of paper. */
export type TurningToy = {
  canvas: HTMLCanvasElement;
  /** Draws it on the canvas, which keeps it until the page's next task. @param turn how far it has turned, 0 to 1. */
  draw(turn: number): void;
  close(): void;
};

/**
 * Loads a GLB and prepares its pictures.
 * @param size of the pictures, pixels.
 * @param name is written above a toy in a high picture.
 * @throws without WebGL 2, or if the file cannot be loaded.
 */
export async function createTurningToy(address: string, size: Size, name: string): Promise<TurningToy> {
  const toy = await loadToy(address);
  const renderer = createRenderer(document.createElement('canvas'));
  renderer.setPixelRatio(1);
  renderer.setSize(size.width, size.height, false);
  const scene = lightScene(renderer, toy);
  const room = measure(toy);
  const camera = placeCamera(room, size);
  const paper = new CanvasTexture(drawPaper(size, name, (page) => drawShadow(page, camera, room.foot, size)));
  paper.colorSpace = SRGBColorSpace;
  scene.background = paper;
  return {
    canvas: renderer.domElement,
    draw(turn) {
      toy.rotation.y = turn * 2 * Math.PI;
      renderer.render(scene, camera);
    },
    close() {
      paper.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** The room that a turning toy takes, metres: a column, and the radius of what stands on the ground. */
type Room = { low: number; high: number; radius: number; foot: number };

/** How much of the toy's height belongs to its foot. */
const FOOT = 0.06;

function measure(toy: Group): Room {
  const { min, max } = new Box3().setFromObject(toy);
  const ground = min.y + (max.y - min.y) * FOOT;
  const room: Room = { low: min.y, high: max.y, radius: 0, foot: 0 };
  const point = new Vector3();
  toy.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const places = part.geometry.getAttribute('position');
    for (let place = 0; place < places.count; place++) {
      part.localToWorld(point.fromBufferAttribute(places, place));
      const away = Math.hypot(point.x, point.z);
      room.radius = Math.max(room.radius, away);
      if (point.y < ground) room.foot = Math.max(room.foot, away);
    }
  });
  return room;
}

/** Far enough away that the toy is in the picture however it is turned. */
function placeCamera({ low, high, radius }: Room, { width, height }: Size): PerspectiveCamera {
  const middle = (low + high) / 2;
  const camera = new PerspectiveCamera(LENS, width / height, 0.01, 5);
  const half = 2 * Math.tan((LENS * Math.PI) / 360);
  const down = (high - low + 2 * radius * LOOKS_DOWN) / FILLS.height / half;
  const across = (2 * radius) / FILLS.width / (half * camera.aspect);
  const away = Math.max(down, across);
  camera.position.set(0, middle + away * LOOKS_DOWN, away);
  camera.lookAt(0, middle, 0);
  camera.updateMatrixWorld();
  return camera;
}

/** The shadow around the toy's foot, which stays where it is while the toy turns. */
function drawShadow(
  page: CanvasRenderingContext2D,
  camera: PerspectiveCamera,
  foot: number,
  size: Size,
): void {
  const on = (x: number, z: number) => {
    const { x: across, y: up } = new Vector3(x, 0, z).project(camera);
    return { x: ((across + 1) / 2) * size.width, y: ((1 - up) / 2) * size.height };
  };
  const middle = on(0, 0);
  const wide = (on(foot, 0).x - middle.x) * 1.28;
  const deep = (on(0, foot).y - middle.y) * 1.45;
  page.save();
  page.translate(middle.x, middle.y);
  page.scale(1, deep / wide);
  const soft = page.createRadialGradient(0, 0, wide * 0.6, 0, 0, wide);
  soft.addColorStop(0, PAPER.shadow);
  soft.addColorStop(1, 'transparent');
  page.fillStyle = soft;
  page.fillRect(-wide, -wide, 2 * wide, 2 * wide);
  page.restore();
}

/** What is behind the toy: the paper, the name, the shadow. */
function drawPaper(
  { width, height }: Size,
  name: string,
  shade: (page: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const page = canvas.getContext('2d');
  if (!page) return canvas;
  const light = page.createRadialGradient(width / 2, height * 0.44, 0, width / 2, height / 2, height * 0.72);
  light.addColorStop(0, PAPER.light);
  light.addColorStop(1, PAPER.edge);
  page.fillStyle = light;
  page.fillRect(0, 0, width, height);
  shade(page);
  if (height > width) writeName(page, name, { width, height });
  return canvas;
}

/** The name at the top, as large as it fits. */
function writeName(page: CanvasRenderingContext2D, name: string, size: Size): void {
  page.fillStyle = PAPER.ink;
  page.textAlign = 'center';
  page.font = "100px 'Lilita One', sans-serif";
  const fits = (size.width * 0.84 * 100) / page.measureText(name).width;
  page.font = `${Math.min(150, fits)}px 'Lilita One', sans-serif`;
  page.fillText(name, size.width / 2, size.height * 0.17);
}
