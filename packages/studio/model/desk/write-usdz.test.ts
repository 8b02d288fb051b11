import { unzipSync } from 'fflate';
import { Box3, Mesh, MeshPhysicalMaterial, Vector3 } from 'three';
import { USDLoader } from 'three/addons/loaders/USDLoader.js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSmallToy } from '../../fixtures/small-toy.ts';
import { readPrintedToy } from '../print/printed-toy.ts';
import { writeUsdz } from './write-usdz.ts';

describe('the toy as USDZ', () => {
  let glb: Uint8Array;
  let usdz: Uint8Array;
  beforeAll(async () => {
    glb = await makeSmallToy();
    usdz = await writeUsdz(glb);
  });

  it('is a ZIP whose files are not compressed and begin at multiples of 64 bytes, the scene first', () => {
    const found = readEntries(usdz);
    expect(found.map(({ name }) => name)).toEqual(['toy.usda', 'textures/print0.png']);
    expect(found.map(({ method, start }) => ({ method, off: start % 64 }))).toEqual([
      { method: 0, off: 0 },
      { method: 0, off: 0 },
    ]);
    expect(Object.keys(unzipSync(usdz))).toHaveLength(2);
  });

  it('is read by three: 15 cm high on the ground, all triangles, in its colours, with its print', async () => {
    // three makes pictures of prints by elements of a page.
    vi.stubGlobal('document', {
      createElementNS: () => ({ addEventListener() {}, removeEventListener() {} }),
    });
    const scene = new USDLoader().parse(usdz.slice().buffer);
    vi.unstubAllGlobals();
    const meshes: Mesh[] = [];
    scene.traverse((one) => {
      if (one instanceof Mesh) meshes.push(one);
    });
    const box = new Box3().setFromObject(scene);
    expect(box.getSize(new Vector3()).y).toBeCloseTo(0.15, 5);
    expect(box.min.y).toBeCloseTo(0, 5);
    const toy = await readPrintedToy(glb);
    const counts = meshes.map(({ geometry }) => (geometry.index ?? geometry.attributes.position)?.count ?? 0);
    expect(counts.reduce((a, b) => a + b) / 3).toBe(toy.triangles.length / 3);
    const paints = meshes.flatMap(({ material }) =>
      material instanceof MeshPhysicalMaterial ? [material] : [],
    );
    const colours = paints.map(({ color }) => color.getHexString());
    expect(colours).toEqual(expect.arrayContaining(['c81e1e', '1e3cc8', 'deb862']));
    expect(paints.filter(({ map }) => map)).toHaveLength(1);
    expect(paints.find(({ color }) => color.getHexString() === 'deb862')?.metalness).toBe(1);
  });

  it('is the same file at any time, and says nothing about its owner', async () => {
    expect(Buffer.compare(usdz, await writeUsdz(glb))).toBe(0);
    expect(Buffer.from(usdz).includes('Sam')).toBe(false);
  });
});

/** The local headers of a ZIP without descriptors. */
function readEntries(zip: Uint8Array) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const found: { name: string; method: number; start: number }[] = [];
  for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
    const named = view.getUint16(at + 26, true);
    const start = at + 30 + named + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 30, at + 30 + named));
    found.push({ name, method: view.getUint16(at + 8, true), start });
    at = start + view.getUint32(at + 18, true);
  }
  return found;
}
