import { Document, WebIO } from '@gltf-transform/core';
import { type Cutouts, type Modeller, printToy, writeStl, writeUsdz } from '@toy-twin/studio';
import sharp from 'sharp';

/** A modeler that answers immediately with a tetrahedron 0.1 m high. */
export const tinyModeller: Modeller = {
  makeGlb: makeTetrahedron,
  toStl: writeStl,
  toPrint: printToy,
  toUsdz: writeUsdz,
};

/** What cuts out, and answers immediately with a picture of one pixel. */
export const tinyCutouts: Cutouts = {
  drawCutout: async () => ({
    png: await onePixel().png().toBuffer(),
    print: { palette: { top: INK, bottom: INK, accent: INK, shape: INK, light: INK }, drawn: 0 },
  }),
  drawSticker: () => onePixel().png().toBuffer(),
  drawWallpaper: () => onePixel().jpeg().toBuffer(),
  drawBox: async () => Buffer.from('%PDF-1.4'),
};

const INK = [228, 49, 43] as const;
const onePixel = () => sharp({ create: { width: 1, height: 1, channels: 4, background: '#e4312b' } });

async function makeTetrahedron(): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type: 'VEC3' | 'SCALAR', array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', Float32Array.from([0, 0, 0, 0.1, 0, 0, 0, 0.1, 0, 0, 0, 0.1])))
    .setIndices(accessor('SCALAR', Uint16Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3])));
  const mesh = document.createMesh().addPrimitive(primitive);
  document.createScene().addChild(document.createNode().setMesh(mesh));
  return new WebIO().writeBinary(document);
}
