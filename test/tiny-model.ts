import { Document, WebIO } from '@gltf-transform/core';
import { type Modeller, writeStl } from '@toy-twin/studio';

/** A modeler that answers immediately with a tetrahedron 0.1 m high. */
export const tinyModeller: Modeller = { makeGlb: makeTetrahedron, toStl: writeStl };

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
