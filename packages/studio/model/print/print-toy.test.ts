import lib3mf from '@3mfconsortium/lib3mf';
import { strFromU8, unzipSync } from 'fflate';
import Module from 'manifold-3d';
import { beforeAll, describe, expect, it } from 'vitest';
import { examineStl } from '../../fixtures/examine-stl.ts';
import { makeSmallToy } from '../../fixtures/small-toy.ts';
import { preparePrint } from './prepare-print.ts';
import { printToy } from './print-toy.ts';
import { createProbe } from './probe-walls.ts';
import { THINNEST } from './thicken-walls.ts';

/** Red, blue, and the gold of the base's plate. */
const [RED, BLUE, GOLD] = ['#C81E1EFF', '#1E3CC8FF', '#DEB862FF'];

describe('a toy for printers', () => {
  let glb: Uint8Array;
  beforeAll(async () => {
    glb = await makeSmallToy({ title: 'Sam & <Ada>' });
  });

  it.each([
    [75, true],
    [150, false],
    [200, true],
  ])('is closed and %i mm high (base: %s), says Manifold', async (height, base) => {
    const toy = await preparePrint(glb, { height, base });
    const found = await readByManifold(toy);
    expect(found).toMatchObject({ status: 'NoError', pieces: 1 });
    expect(found.volume).toBeGreaterThan(1000);
    expect(found.low).toBeCloseTo(0, 3);
    expect(found.high).toBeCloseTo(height, 3);
  });

  it('without its base begins at the soles, in full height, and has nothing of the base’s colours', async () => {
    const [whole, bare] = [true, false].map((base) => printToy(glb, { format: '3mf', height: 150, base }));
    const [withBase, without] = [modelOf(await whole), modelOf(await bare)];
    for (const colour of [RED, BLUE, GOLD]) expect(withBase).toContain(colour);
    expect(paintedWith(withBase, GOLD)).toBeGreaterThan(0);
    expect(paintedWith(without, GOLD)).toBe(0);
    expect(paintedWith(without, RED)).toBeGreaterThan(0);
  });

  it('without a base stays whole', async () => {
    const bare = await makeSmallToy({ base: false });
    const [one, other] = await Promise.all(
      [true, false].map((base) => printToy(bare, { format: 'stl', height: 150, base })),
    );
    expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of())).toBe(0);
  });

  it('has no wall that is too thin, however small it is printed', async () => {
    // The sheet is one cell of the lattice thick.
    const thin = await preparePrint(glb, { height: 30, base: true });
    const probe = createProbe(thin);
    const walls = Array.from(thin.coatOf, (_, triangle) => probe.thicknessAt(triangle, 5)).filter(
      (thickness) => thickness < THINNEST && thickness > 0.2,
    );
    expect(walls).toEqual([]);
    const untouched = (await preparePrint(glb, { height: 150, base: true })).positions.map(
      (value) => value / 5,
    );
    expect(
      createProbe({ ...thin, positions: untouched }).thicknessAt(largestThin(thin, untouched), 5),
    ).toBeLessThan(THINNEST);
  });

  it('as 3MF is read without a warning by the consortium’s own reader: millimetres, colours, prints', async () => {
    const bytes = await printToy(glb, { format: '3mf', height: 75, base: true });
    const { CWrapper, FS } = await lib3mf();
    const model = new CWrapper().CreateModel();
    const reader = model.QueryReader('3mf');
    reader.SetStrictModeActive(true);
    FS.writeFile('/toy.3mf', bytes);
    reader.ReadFromFile('/toy.3mf');
    expect(reader.GetWarningCount()).toBe(0);
    const meshes = model.GetMeshObjects();
    expect(meshes.MoveNext()).toBe(true);
    const mesh = meshes.GetCurrentMeshObject();
    expect(mesh.IsManifoldAndOriented()).toBe(true);
    expect(mesh.GetName()).toBe('Sam & <Ada>');
    const { triangles } = await preparePrint(glb, { height: 75, base: true });
    expect(mesh.GetTriangleCount()).toBe(triangles.length / 3);
    const groups = model.GetColorGroups();
    expect(groups.MoveNext()).toBe(true);
    expect(groups.GetCurrentColorGroup().GetCount()).toBeGreaterThan(4);
    expect(model.GetTexture2Ds().MoveNext(), 'the name on the plate').toBe(true);
    expect(modelOf(bytes)).toContain('unit="millimeter"');
  });

  it('as OBJ has all its triangles, each in a paint that the MTL knows, and the prints', async () => {
    const files = unzipSync(await printToy(glb, { format: 'obj', height: 150, base: true }));
    expect(Object.keys(files).toSorted()).toEqual(['print0.png', 'toy.mtl', 'toy.obj']);
    const [obj, mtl] = [
      strFromU8(files['toy.obj'] ?? Buffer.of()),
      strFromU8(files['toy.mtl'] ?? Buffer.of()),
    ];
    const { triangles } = await preparePrint(glb, { height: 150, base: true });
    expect(obj.match(/^f /gm)).toHaveLength(triangles.length / 3);
    const known = new Set(mtl.matchAll(/^newmtl (\S+)$/gm).map(([, name]) => name));
    const used = [...obj.matchAll(/^usemtl (\S+)$/gm)].map(([, name]) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
    expect(mtl).toContain('Kd 0.7843 0.1176 0.1176');
    expect(mtl).toContain('map_Kd print0.png');
  });

  it('as STL is one closed surface', async () => {
    const found = examineStl(await printToy(glb, { format: 'stl', height: 75, base: false }));
    expect(found).toMatchObject({ openEdges: 0, badTriangles: 0, pieces: 1 });
  });

  it('is the same file at any time', async () => {
    const wishes = { format: '3mf', height: 75, base: false } as const;
    expect(Buffer.compare(await printToy(glb, wishes), await printToy(glb, wishes))).toBe(0);
  });
});

async function readByManifold({ positions, triangles }: Awaited<ReturnType<typeof preparePrint>>) {
  const library = await Module();
  library.setup();
  const mesh = new library.Mesh({
    numProp: 3,
    vertProperties: Float32Array.from(positions),
    triVerts: triangles,
  });
  const solid = new library.Manifold(mesh);
  const { min, max } = solid.boundingBox();
  return {
    status: solid.status(),
    pieces: solid.decompose().length,
    volume: solid.volume(),
    low: min[2],
    high: max[2],
  };
}

const modelOf = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)['3D/3dmodel.model'] ?? Buffer.of());

/** How many triangles have a colour of the file's list. */
function paintedWith(model: string, colour: string): number {
  const colours = [...model.matchAll(/<m:color color="([^"]+)"/g)].map(([, one]) => one);
  return model.split(`pid="2" p1="${colours.indexOf(colour)}"/>`).length - 1;
}

/** A triangle of the sheet's front, which is the widest thin thing. */
function largestThin(
  { triangles, coatOf, coats }: Awaited<ReturnType<typeof preparePrint>>,
  positions: Float64Array,
) {
  const blue = coats.findIndex(({ colour }) => colour.join() === '30,60,200');
  const middle = Math.max(...positions.filter((_, at) => at % 3 === 2)) * 0.85;
  return coatOf.findIndex(
    (coat, triangle) => coat === blue && Math.abs(positions[triangles[triangle * 3] * 3 + 2] - middle) < 1,
  );
}
