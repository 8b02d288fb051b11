import { writeSurfaceStl } from '../write-stl.ts';
import { type PrintSize, preparePrint } from './prepare-print.ts';
import type { PrintedToy } from './printed-toy.ts';
import { write3mf } from './write-3mf.ts';
import { writeObjZip } from './write-obj.ts';

/** What printers read: in colour as 3MF, in colour for print services as OBJ in a ZIP, in one colour as STL. */
export type PrintFormat = '3mf' | 'obj' | 'stl';
export type PrintWishes = PrintSize & { format: PrintFormat };

const WRITERS: Record<PrintFormat, (toy: PrintedToy) => Uint8Array> = {
  '3mf': write3mf,
  obj: writeObjZip,
  stl: writeSurfaceStl,
};

/** A GLB of the studio as a file for printers. */
export async function printToy(glb: Uint8Array, { format, ...size }: PrintWishes): Promise<Uint8Array> {
  return WRITERS[format](await preparePrint(glb, size));
}
