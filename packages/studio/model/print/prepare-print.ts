import { type PrintedToy, reachOf, readPrintedToy } from './printed-toy.ts';
import { takeOffBase } from './take-off-base.ts';
import { thickenWalls } from './thicken-walls.ts';

/** How a toy is to be printed. */
export type PrintSize = {
  /** Millimetres, of all that is printed. */
  height: number;
  base: boolean;
};

/** A GLB as a closed surface of the wanted height without walls that are too thin to print. */
export async function preparePrint(glb: Uint8Array, { height, base }: PrintSize): Promise<PrintedToy> {
  const whole = await readPrintedToy(glb);
  const toy = base ? whole : takeOffBase(whole);
  return standAt(thickenWalls(standAt(toy, height)), height);
}

/** Puts a toy on the printer's bed, so high. */
function standAt(toy: PrintedToy, wanted: number): PrintedToy {
  const { low, high } = reachOf(toy);
  const scale = wanted / (high - low);
  const positions = toy.positions.map((value, at) => (at % 3 === 2 ? value - low : value) * scale);
  return { ...toy, positions };
}
