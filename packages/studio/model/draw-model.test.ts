import { NodeIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fromLinear, perceivedDistance } from '../colour-lab.ts';
import { createStudio } from '../create-studio.ts';
import { examineStl } from '../fixtures/examine-stl.ts';
import { readDrawnFace } from '../fixtures/read-drawn-face.ts';
import { skinOfTone } from '../look/skin-of-tone.ts';
import type { StudioOptions } from '../options.ts';
import { drawModel } from './draw-model.ts';
import { reachOf, readPrintedToy } from './print/printed-toy.ts';
import { takeOffBase } from './print/take-off-base.ts';
import { writeStl } from './write-stl.ts';

async function make(
  pack: StudioOptions['pack'],
  description: string,
  seed = 5,
  look?: StudioOptions['look'],
) {
  const options = { kind: 'character', pack, description, title: 'Sam', serial: 'No. 007', look } as const;
  return drawModel({ reading: await readDrawnFace({ seed: 21 }), options, seed });
}

describe('the model of a toy', () => {
  it.each([
    ['action-figure', 'A drummer with a red cape and a cat'],
    ['window-box', 'Chef with a crown, a pan, a cake and a coffee'],
    ['retro-card', 'Knight with a sword, a shield and a dog'],
    ['action-figure', 'A queen in a wheelchair with a cape'],
    ['retro-card', 'Long curly pink hair, a full beard and glasses'],
  ] as const)('of %s is valid glTF under 5 MB, and prints: %s', async (pack, description) => {
    const glb = await make(pack, description);
    const { issues, info } = await validateBytes(glb);
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    expect(glb.length).toBeLessThan(5_000_000);
    expect(info.hasTextures).toBe(true);
    const found = examineStl(await writeStl(glb));
    expect(found).toMatchObject({ openEdges: 0, badTriangles: 0, pieces: 1 });
    expect(found.triangles).toBe(info.totalTriangleCount);
    expect(found.low[2]).toBeCloseTo(0, 3);
    expect(found.high[2]).toBeCloseTo(150, 3);
    expect(found.volume, 'cubic millimetres').toBeGreaterThan(50_000);
    expect(found.volume).toBeLessThan(600_000);
  });

  it.each(['action-figure', 'window-box', 'retro-card'] as const)(
    'of two people in %s is valid glTF of one piece with both heads on one base, and prints',
    async (pack) => {
      const options = {
        kind: 'character',
        pack,
        title: 'Sam',
        serial: 'No. 007',
        description: 'In a wheelchair with a trophy',
        look: { skin: '2' },
        second: { title: 'Kim', description: 'A queen with a cape and a cat', look: { skin: '9' } },
      } as const;
      const [reading, secondReading] = [await readDrawnFace({ seed: 21 }), await readDrawnFace({ seed: 4 })];
      const glb = await drawModel({ reading, secondReading, options, seed: 5 });
      expect((await validateBytes(glb)).issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
      expect(glb.length).toBeLessThan(8_000_000);
      const found = examineStl(await writeStl(glb));
      expect(found).toMatchObject({ openEdges: 0, badTriangles: 0, pieces: 1 });
      expect(found.high[2]).toBeCloseTo(150, 3);
      const document = await new NodeIO().readBinary(glb);
      const paints = document
        .getRoot()
        .listMaterials()
        .map((material) => material.getBaseColorFactor().slice(0, 3).map(fromLinear));
      for (const tone of ['2', '9'] as const) {
        const distances = paints.map(([r = 0, g = 0, b = 0]) =>
          perceivedDistance([r, g, b], skinOfTone(tone)),
        );
        expect(Math.min(...distances), `skin ${tone}`).toBeLessThan(1);
      }
      const [node] = document.getRoot().listNodes();
      expect(node?.getExtras()).toEqual({ title: 'Sam & Kim' });
      const { low } = reachOf(takeOffBase(await readPrintedToy(glb)));
      expect(low, 'where the base ended, millimetres').toBeGreaterThan(8);
      expect(low).toBeLessThan(20);
    },
  );

  it('is the same for the same task, another for another seed', async () => {
    const [one, same, other] = [
      await make('action-figure', 'A guitarist'),
      await make('action-figure', 'A guitarist'),
      await make('action-figure', 'A guitarist', 6),
    ];
    expect(Buffer.compare(one, same)).toBe(0);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('carries the face as a picture, and nobody’s name but the title', async () => {
    const glb = await make('action-figure', 'A guitarist');
    const document = await new NodeIO().readBinary(glb);
    const sizes = await Promise.all(
      document
        .getRoot()
        .listTextures()
        .map(async (texture) => (await sharp(texture.getImage() ?? undefined).stats()).entropy),
    );
    expect(Math.max(...sizes), 'a print with much on it').toBeGreaterThan(1.5);
    expect(
      document
        .getRoot()
        .listNodes()
        .map((node) => node.getExtras()),
    ).toEqual([{ title: 'Sam' }]);
    const { json } = await new NodeIO().binaryToJSON(glb);
    expect(json.asset.generator).toBe('Toy Twin');
  });

  it('has the same skin as on the boxes, in the light of the file', async () => {
    const document = await new NodeIO().readBinary(await make('window-box', 'A guitarist', 5, { skin: '8' }));
    const paints = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getBaseColorFactor().slice(0, 3).map(fromLinear));
    const skin = skinOfTone('8');
    expect(
      Math.min(...paints.map(([r = 0, g = 0, b = 0]) => perceivedDistance([r, g, b], skin))),
    ).toBeLessThan(1);
  });

  it('is refused for something that is no photo', async () => {
    const options = {
      kind: 'character',
      pack: 'action-figure',
      description: 'x',
      title: 'x',
      serial: '1',
    } as const;
    const studio = createStudio({ threads: 1 });
    const refused = studio.modeller.makeGlb({ photo: Buffer.from('no photo'), options, seed: 1 });
    await expect(refused).rejects.toThrow('This photo could not be read');
    await studio.close();
  });
});
