import { parseArgs } from 'node:util';
import Module from 'manifold-3d';
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Triangle, Vector3 } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import { drawModel } from '../model/draw-model.ts';
import { preparePrint } from '../model/print/prepare-print.ts';
import type { PrintedToy } from '../model/print/printed-toy.ts';

/** Things that are thin, and such that stand or hang free. */
const DESCRIPTIONS = [
  'A queen with an umbrella and a necklace',
  'Knight with a sword, a shield and a flag',
  'Fisherman with a fishing rod and glasses',
  'Drummer with drumsticks, a cape and a cat',
  'A conductor with a baton and a bow tie',
  'Wizard with a wand, a staff and a book',
  'Guitarist with a guitar and long hair',
  'A tennis player with a racket and a headband',
  'Gardener with a rake, a watering can and a flower',
  'Chef with a pan, a spoon and a knife',
  'An archer with a bow and arrows',
  'A painter with a brush and a palette',
  'A violinist with a violin and a bow',
  'Skier with skis and goggles',
  'A pirate with an eye patch, a hook and a parrot',
  'A bride with a veil, a bouquet and a crown',
  'Cyclist with a bicycle and a helmet',
  'A doctor with a stethoscope and a syringe',
  'A butterfly catcher with a net and a kite',
  'A queen in a wheelchair with a fan and a candle',
];
const PACKS = ['action-figure', 'window-box', 'retro-card'] as const;
const THINNEST = 0.8;
/** Less is where the surface runs through itself in a crease, and not a wall. */
const FOLD = 0.2;
/** A ray that leaves through a side which is turned further away than 45 degrees has met a point or an edge, not a wall. */
const OPPOSITE = 0.7;

const { values } = parseArgs({ options: { heights: { type: 'string', default: '75,150,200' } } });
const manifold = await Module();
manifold.setup();
let worst = 0;
for (const [index, description] of DESCRIPTIONS.entries()) {
  const glb = await drawModel({
    reading: await readDrawnFace({ seed: 21 + index }),
    options: {
      kind: 'character',
      pack: PACKS[index % 3] ?? 'window-box',
      description,
      title: 'Sam',
      serial: 'No. 007',
    },
    seed: index,
  });
  for (const height of values.heights.split(',').map(Number))
    for (const base of [true, false]) {
      const toy = await preparePrint(glb, { height, base });
      const found = { ...checkClosed(toy), thin: measureThin(toy) };
      worst = Math.max(worst, found.thin);
      console.log(
        `${description} | ${height} mm${base ? '' : ' without base'} | ${found.status}, ${found.pieces} pieces, ${found.volume} cm³ | thin ${(found.thin * 100).toFixed(3)} %`,
      );
      if (found.status !== 'NoError') process.exitCode = 1;
    }
}
console.log(`Most of a surface that is thinner than ${THINNEST} mm: ${(worst * 100).toFixed(3)} %`);
if (worst > 0.001) process.exitCode = 1;

/** What the library Manifold says of a surface; it takes closed and oriented ones only. */
function checkClosed({ positions, triangles }: PrintedToy) {
  const mesh = new manifold.Mesh({
    numProp: 3,
    vertProperties: Float32Array.from(positions),
    triVerts: triangles,
  });
  try {
    const solid = new manifold.Manifold(mesh);
    return {
      status: solid.status(),
      pieces: solid.decompose().length,
      volume: Math.round(solid.volume() / 1000),
    };
  } catch (error) {
    return { status: String(error), pieces: 0, volume: 0 };
  }
}

/** The share of a surface under which the library three-mesh-bvh finds a wall that is too thin. */
function measureThin({ positions, triangles }: PrintedToy): number {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setIndex(new BufferAttribute(triangles.slice(), 1));
  const tree = new MeshBVH(geometry, { indirect: true });
  const [normal, middle] = [new Vector3(), new Vector3()];
  let [thin, whole] = [0, 0];
  const place = (corner: number) => new Vector3(...positions.subarray(corner * 3, corner * 3 + 3));
  for (let at = 0; at < triangles.length; at += 3) {
    const side = new Triangle(
      ...([0, 1, 2].map((corner) => place(triangles[at + corner])) as [Vector3, Vector3, Vector3]),
    );
    side.getNormal(normal);
    side.getMidpoint(middle);
    whole += side.getArea();
    const inwards = normal.clone().negate();
    const hit = tree.raycastFirst(
      new Ray(middle.clone().addScaledVector(inwards, 1e-4), inwards),
      DoubleSide,
      0,
      THINNEST,
    );
    if (hit?.face && hit.distance > FOLD && hit.face.normal.dot(inwards) > OPPOSITE) thin += side.getArea();
  }
  return thin / whole;
}
