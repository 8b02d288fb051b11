import {
  DirectionalLight,
  type Group,
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PMREMGenerator,
  Scene,
  TextureLoader,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/** Vertical field of view in degrees; a long lens, as in product photos. */
export const LENS = 26;

/** Loads a GLB from its address, metres. Its meshes give and take shadows. */
export async function loadToy(address: string): Promise<Group> {
  const loader = new GLTFLoader();
  // Load textures as <img>, because the site's content security policy does not let scripts fetch blobs.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'pictures-as-elements' };
  });
  const { scene } = await loader.loadAsync(address);
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
  });
  return scene;
}

/** A renderer on a transparent canvas. @throws without WebGL 2. */
export function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, devicePixelRatio));
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  return renderer;
}

/** A softly lit room and one key light from the upper left, as in the studio's pictures. */
export function lightScene(renderer: WebGLRenderer, toy: Group): Scene {
  const scene = new Scene();
  lightRoom(renderer, scene);
  const key = new DirectionalLight('#fff6ea', 2.1);
  key.position.set(-0.2, 0.36, 0.34);
  key.castShadow = true;
  key.shadow.mapSize.set(1024, 1024);
  key.shadow.normalBias = 0.0012;
  key.shadow.radius = 4;
  Object.assign(key.shadow.camera, {
    left: -0.13,
    right: 0.13,
    top: 0.16,
    bottom: -0.12,
    near: 0.05,
    far: 1,
  });
  // With what it points at, so that both can be moved together.
  scene.add(key, key.target, toy);
  return scene;
}

/** The room's light is drawn on the graphics card, so it is lost with the card's memory. */
export function lightRoom(renderer: WebGLRenderer, scene: Scene): void {
  const generator = new PMREMGenerator(renderer);
  scene.environment?.dispose();
  scene.environment = generator.fromScene(new RoomEnvironment(), 0.04).texture;
  scene.environmentIntensity = 0.62;
  generator.dispose();
}
