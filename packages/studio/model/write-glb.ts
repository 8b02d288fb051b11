import { Document, type Material, WebIO } from '@gltf-transform/core';
import sharp from 'sharp';
import type { Rgb } from '../colour.ts';
import { clamp } from '../math.ts';
import type { Decal } from '../sculpt/solid.ts';
import type { Part } from './paint-parts.ts';

/** Height of every model, metres. */
const HEIGHT = 0.15;

/**
 * Writes parts as binary glTF 2.0: metres, y up, looking along +z, the base's underside on the ground. The title is
 * all that it says about the owner.
 */
export async function writeGlb(parts: readonly Part[], title: string): Promise<Uint8Array> {
  const document = new Document();
  document.getRoot().getAsset().generator = 'Toy Twin';
  const buffer = document.createBuffer();
  const mesh = document.createMesh('Toy Twin');
  const { scale, ground } = measureHeight(parts);
  for (const part of parts) {
    const positions = part.positions.map(
      (value, index) => (index % 3 === 1 ? value - ground : value) * scale,
    );
    const primitive = document
      .createPrimitive()
      .setAttribute(
        'POSITION',
        document.createAccessor().setType('VEC3').setArray(positions).setBuffer(buffer),
      )
      .setAttribute(
        'NORMAL',
        document.createAccessor().setType('VEC3').setArray(part.normals).setBuffer(buffer),
      )
      .setIndices(
        document.createAccessor().setType('SCALAR').setArray(compactIndices(part)).setBuffer(buffer),
      );
    const material = createMaterial(document, part);
    if (part.decal && part.uvs) {
      const { png, scale: size, offset } = await drawPrintTexture(part.decal, part.paint.colour);
      const uvs = part.uvs.map((value, index) =>
        index % 2 === 0 ? value * size[0] + offset[0] : value * size[1] + offset[1],
      );
      material.setBaseColorTexture(document.createTexture('print').setImage(png).setMimeType('image/png'));
      material.getBaseColorTextureInfo()?.setWrapS(33071).setWrapT(33071);
      primitive.setAttribute(
        'TEXCOORD_0',
        document.createAccessor().setType('VEC2').setArray(uvs).setBuffer(buffer),
      );
    }
    mesh.addPrimitive(primitive.setMaterial(material));
  }
  const node = document.createNode('Toy Twin').setMesh(mesh).setExtras({ title });
  document.getRoot().setDefaultScene(document.createScene('Toy Twin').addChild(node));
  return new WebIO().writeBinary(document);
}

function measureHeight(parts: readonly Part[]): { scale: number; ground: number } {
  let [low, high] = [1e9, -1e9];
  for (const { positions } of parts) {
    for (let at = 1; at < positions.length; at += 3) {
      low = Math.min(low, positions[at]);
      high = Math.max(high, positions[at]);
    }
  }
  return { scale: HEIGHT / (high - low), ground: low };
}

function compactIndices({ positions, triangles }: Part): Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
  return positions.length / 3 < 0xffff ? Uint16Array.from(triangles) : Uint32Array.from(triangles);
}

/** Gloss 1 is a clear lacquer, gloss 0 is rubber. A print brings its own colour. */
function createMaterial(document: Document, { paint, decal }: Part): Material {
  const [r, g, b] = decal ? [1, 1, 1] : toLinear(paint.colour);
  return document
    .createMaterial()
    .setBaseColorFactor([r, g, b, 1])
    .setMetallicFactor(paint.metal ? 1 : 0)
    .setRoughnessFactor(paint.metal ? 0.28 : 0.85 - 0.55 * clamp(paint.gloss, 0, 1));
}

/** The transfer function of sRGB (IEC 61966-2-1). */
function toLinear(colour: Rgb): readonly [number, number, number] {
  const channel = (byte: number) => {
    const value = clamp(byte, 0, 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(colour[0]), channel(colour[1]), channel(colour[2])];
}

/** Bare rim around a print, pixels: what lies next to it takes the paint's own colour. */
const RIM = 2;

/** A print on the colour of its part, as PNG, and where it lies in that picture: `uv * scale + offset`. */
async function drawPrintTexture({ pixels, width, height }: Decal, colour: Rgb) {
  const [wide, high] = [width + 2 * RIM, height + 2 * RIM];
  const [r, g, b] = colour.map((value) => Math.round(clamp(value, 0, 255)));
  const sheet = Buffer.alloc(wide * high * 3);
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      const [x, y] = [column - RIM, row - RIM];
      const from = (y * width + x) * 4;
      const alpha = x < 0 || y < 0 || x >= width || y >= height ? 0 : pixels[from + 3] / 255;
      for (const [channel, paint] of [r ?? 0, g ?? 0, b ?? 0].entries())
        sheet[(row * wide + column) * 3 + channel] = Math.round(
          paint + (alpha > 0 ? (pixels[from + channel] - paint) * alpha : 0),
        );
    }
  }
  const png = await sharp(sheet, { raw: { width: wide, height: high, channels: 3 } })
    .png({ compressionLevel: 8 })
    .toBuffer();
  return {
    png: new Uint8Array(png),
    scale: [width / wide, height / high] as const,
    offset: [RIM / wide, RIM / high] as const,
  };
}
