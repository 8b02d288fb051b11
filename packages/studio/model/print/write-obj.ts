import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Coat, PrintedToy } from './printed-toy.ts';
import { NO_DATE } from './write-3mf.ts';

/** A toy as OBJ (millimetres, z up) with its colours (MTL) and prints (PNG), in a ZIP: what print services take. */
export function writeObjZip(toy: PrintedToy): Uint8Array {
  const files: Zippable = { 'toy.obj': strToU8(objText(toy)), 'toy.mtl': strToU8(mtlText(toy.coats)) };
  for (const [print, png] of toy.prints.entries()) files[pictureName(print)] = [png, { level: 0 }];
  return zipSync(files, { mtime: NO_DATE });
}

const pictureName = (print: number) => `print${print}.png`;

function objText({ positions, triangles, coatOf, coats, uvs }: PrintedToy): string {
  const lines = ['# Toy Twin, millimetres, z up', 'mtllib toy.mtl', 'o toy'];
  for (let at = 0; at < positions.length; at += 3)
    lines.push(`v ${[0, 1, 2].map((axis) => positions[at + axis].toFixed(4)).join(' ')}`);
  let places = 0;
  for (const [number, { print }] of coats.entries()) {
    lines.push(`usemtl coat${number}`);
    for (const [triangle, coat] of coatOf.entries()) {
      if (coat !== number) continue;
      const corners = [0, 1, 2].map((corner) => triangles[triangle * 3 + corner] + 1);
      if (print === undefined) {
        lines.push(`f ${corners.join(' ')}`);
        continue;
      }
      // OBJ counts from the bottom up.
      for (const at of [0, 2, 4])
        lines.push(`vt ${uvs[triangle * 6 + at].toFixed(5)} ${(1 - uvs[triangle * 6 + at + 1]).toFixed(5)}`);
      lines.push(`f ${corners.map((corner, at) => `${corner}/${places + at + 1}`).join(' ')}`);
      places += 3;
    }
  }
  return `${lines.join('\n')}\n`;
}

function mtlText(coats: readonly Coat[]): string {
  return coats
    .map(({ colour, print }, number) => {
      const share = (byte: number) => (byte / 255).toFixed(4);
      const paint = print === undefined ? colour.map(share).join(' ') : '1 1 1';
      const picture = print === undefined ? '' : `map_Kd ${pictureName(print)}\n`;
      return `newmtl coat${number}\nKd ${paint}\nKs 0 0 0\nillum 1\n${picture}`;
    })
    .join('\n');
}
