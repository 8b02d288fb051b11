import { Group, Mesh, MeshBasicMaterial, RingGeometry } from 'three';

/** Radii in metres: a yellow ring, about as wide as a toy's base, between two dark lines that show it on any table. */
const RINGS = [
  { inner: 0.044, outer: 0.056, color: '#1b1430' },
  { inner: 0.046, outer: 0.054, color: '#ffc93c' },
] as const;

/** Shows on a table where the toy would stand. */
export function createRing(): Group {
  const ring = new Group();
  RINGS.forEach(({ inner, outer, color }, above) => {
    const material = new MeshBasicMaterial({ color, toneMapped: false });
    const part = new Mesh(new RingGeometry(inner, outer, 64).rotateX(-Math.PI / 2), material);
    part.position.y = 0.001 * (above + 1);
    ring.add(part);
  });
  return ring;
}
