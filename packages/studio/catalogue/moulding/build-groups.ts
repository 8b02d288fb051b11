import { box, capsule, cylinder, ellipsoid, FACING, moveSolid, shrink, torus } from '#catalogue/mould.ts';
import { hex, type Rgb } from '#colour.ts';
import type { Group, Paint, Solid, Vector } from '#sculpt/solid.ts';
import { wordsDecal } from '#typesetting/print-words.ts';
import { mixPaint } from './paints.ts';
import type { Eyes, Limb, Part } from './part.ts';

/** What a thing is made of: its paints by name, and its parts. */
export type Make = { paints?: Readonly<Record<string, string>>; parts: readonly Part[] };

/**
 * Builds the solids of a thing, about one unit high, in the wished colour or in its own. Words are printed where its parts have
 * room for them.
 * @throws Error if a paint does not exist
 */
export function buildGroups({ paints = {}, parts }: Make, tint: Rgb | undefined, words?: string): Group[] {
  const mix = (written: string) => mixPaint(written, paints, tint);
  const groups: Solid[][] = [];
  for (const part of parts) {
    const solids = buildPart(part, mix)
      .map((solid) => print(solid, part, words))
      .flatMap((solid) => copiesOf(part, solid))
      .map((solid) => shrink(solid, 100));
    const joined = 'soft' in part || 'cut' in part ? groups.at(-1) : undefined;
    if (joined) joined.push(...solids);
    else groups.push(solids);
  }
  return groups;
}

/** What a part is without its copies, in hundredths: one solid, those at several places, or those along a path. */
function buildPart(part: Part, mix: (written: string) => Paint): Solid[] {
  if ('limb' in part) return buildLimb(part, mix(part.limb));
  if ('eyes' in part) {
    const { at, eyes: wide } = part;
    return [ellipsoid(mix('jetBlack'), at, [wide, wide * 1.2, wide * 0.7])];
  }
  const solid = { ...buildForm(part, mix), ...jointOf(part), ...(part.groove && { groove: part.groove }) };
  return placesOf(part.at).map((at) => ({ ...solid, at }));
}

const isPlace = (at: Vector | readonly Vector[]): at is Vector => typeof at[0] === 'number';
const placesOf = (at: Vector | readonly Vector[]): readonly Vector[] => (isPlace(at) ? [at] : at);

const ORIGIN: Vector = [0, 0, 0];

function buildForm(part: Exclude<Part, Limb | Eyes>, mix: (written: string) => Paint): Solid {
  if ('disc' in part) return cylinder(mix(part.disc), ORIGIN, part.radius, part.half, FACING, part.round ?? 1);
  if ('ring' in part) return torus(mix(part.ring), ORIGIN, part.radius, part.thick, FACING);
  const turn: Vector = typeof part.turn === 'number' ? [0, 0, part.turn] : (part.turn ?? ORIGIN);
  if ('hoop' in part) return torus(mix(part.hoop), ORIGIN, part.radius, part.thick, turn);
  if ('box' in part) return box(mix(part.box), ORIGIN, part.size, part.round ?? 2, turn);
  if ('cylinder' in part) return cylinder(mix(part.cylinder), ORIGIN, part.radius, part.half, turn, part.round ?? 1);
  const { size } = part;
  return ellipsoid(mix(part.ball), ORIGIN, typeof size === 'number' ? [size, size, size] : size, 0, turn);
}

function buildLimb(limb: Limb, paint: Paint): Solid[] {
  const { path, bend }: { path: readonly Vector[]; bend?: number } = 'path' in limb ? limb : { path: [limb.from, limb.to] };
  const radii = typeof limb.radius === 'number' ? path.map(() => limb.radius as number) : limb.radius;
  const joint = jointOf(limb);
  return path.slice(1).map((to, index) => ({
    ...capsule(paint, path[index], to, radii[index], radii[index + 1]),
    ...joint,
    ...(index > 0 && bend !== undefined && { blend: bend }),
  }));
}

function jointOf(part: Part): Partial<Solid> {
  if ('cut' in part) return { blend: part.cut, cutOut: true };
  return 'soft' in part ? { blend: part.soft } : {};
}

/** A solid and all copies of it that its part asks for. */
function copiesOf(part: Part, solid: Solid): Solid[] {
  const mirror = 'eyes' in part ? 'x' : part.mirror;
  const placed = Array.from({ length: countOf(part) }, (_, index) => copyOf(part, solid, index));
  return mirror ? placed.flatMap((copy) => [mirrored(copy, mirror), copy]) : placed;
}

const countOf = ({ count, step, spin }: Part): number => count ?? (step || spin ? 2 : 1);

function copyOf({ step, spin, hub = [0, 0] }: Part, solid: Solid, index: number): Solid {
  if (step) {
    const move = ([x, y, z]: Vector): Vector => [x + step[0] * index, y + step[1] * index, z + step[2] * index];
    return moveSolid(solid, move);
  }
  if (!spin || index === 0) return solid;
  const angle = (spin * index * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const around = ([x, y, z]: Vector): Vector => {
    const [dx, dy] = [x - hub[0], y - hub[1]];
    return [hub[0] + dx * cos - dy * sin, hub[1] + dx * sin + dy * cos, z];
  };
  const [a, b, c] = solid.turn ?? [0, 0, 0];
  return { ...moveSolid(solid, around), turn: [a, b, c + spin * index] };
}

/** Left for right is `x`, and so on; what is turned is turned the other way around the other two axes. */
function mirrored(solid: Solid, axis: 'x' | 'y' | 'z'): Solid {
  const [fx, fy, fz] = (['x', 'y', 'z'] as const).map((each) => (each === axis ? -1 : 1));
  const flip = ([x, y, z]: Vector): Vector => [x * (fx ?? 1), y * (fy ?? 1), z * (fz ?? 1)];
  const [a, b, c] = flip(solid.turn ?? [0, 0, 0]);
  return { ...moveSolid(solid, flip), turn: [-a, -b, -c] };
}

function print(solid: Solid, part: Part, words: string | undefined): Solid {
  const place = 'words' in part ? part.words : undefined;
  const text = words ?? place?.usual;
  if (!place || text === undefined) return solid;
  const ground = place.ground === undefined ? solid.paint.colour : hex(place.ground);
  const [[x, y], [width, height]] = [place.at, place.half];
  const decal = wordsDecal(text, ground, [x / 100, y / 100], [width / 100, height / 100], place.largest);
  return { ...solid, paint: { ...solid.paint, decal } };
}
