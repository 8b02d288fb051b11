/** A place on paper: millimetres right and down. */
export type Point = readonly [number, number];

/** How a face hangs on another one of its part. */
export type Hinge = {
  /** The face that it is folded from. */
  to: string;
  /** Which of its own edges is the fold; edge 0 leads from its first to its second corner. */
  edge: number;
  /** By how much it is folded away from the printed side, degrees; negative: towards it. */
  angle: number;
};

/** A flat piece of a part, between folds. */
export type Face = {
  /** No other face of the net has the same. */
  name: string;
  /** Clockwise as seen on its printed side. */
  corners: readonly Point[];
  /** The first face of a part has none. */
  hinge?: Hinge;
  /** Its edges that meet those of others in the finished box. */
  meets?: readonly { edge: number; face: string; partner: number }[];
  /** It lies flat inside this face, or on it: a glued tab, or a flap that is tucked in. */
  lies?: { on: string; glued: boolean };
  /** What is printed on it. */
  picture?: string;
  /** A hole to be cut out. */
  window?: readonly Point[];
  /** Where another part is glued on. */
  mark?: readonly Point[];
};

/** Where the first face of a part is in the finished box: turned around x, y and z in degrees, then moved. */
export type Place = {
  turn: readonly [number, number, number];
  /** Millimetres right, up and towards the viewer. */
  at: readonly [number, number, number];
};

/** A piece of paper to cut out. */
export type Part = { name: string; faces: readonly Face[]; at: Place };

/** All that is cut out, folded and glued. */
export type Net = { parts: readonly Part[] };

type More = Omit<Face, 'name' | 'corners'>;

/** A rectangle. Its edges: 0 top, 1 right, 2 bottom, 3 left. */
export function rectangle(
  name: string,
  box: { x: number; y: number; width: number; height: number },
  more: More = {},
): Face {
  const { x, y, width, height } = box;
  const corners = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ] as const;
  return { name, corners, ...more };
}

/** A flap on an edge of a face: how deep it is, and by how much it narrows on each side. Its edge 2 is the fold. */
export function flap(
  name: string,
  parent: Face,
  edge: number,
  {
    depth,
    inset,
    angle = 90,
    ...more
  }: { depth: number; inset: number; angle?: number } & Omit<More, 'hinge'>,
): Face {
  const [[px, py], [qx, qy]] = edgeOf(parent, edge);
  const length = Math.hypot(qx - px, qy - py);
  const [ux, uy] = [(qx - px) / length, (qy - py) / length];
  // Clockwise: what is outside lies to the left of the way.
  const [nx, ny] = [uy * depth, -ux * depth];
  const [ix, iy] = [ux * inset, uy * inset];
  const corners: Point[] = [
    [px + nx + ix, py + ny + iy],
    [qx + nx - ix, qy + ny - iy],
    [qx, qy],
    [px, py],
  ];
  return { name, corners, hinge: { to: parent.name, edge: 2, angle }, ...more };
}

/** Both ends of an edge of a face. */
export function edgeOf({ corners, name }: Face, edge: number): [Point, Point] {
  const [from, to] = [corners[edge], corners[(edge + 1) % corners.length]];
  if (!from || !to) throw new RangeError(`${name} has no edge ${edge}`);
  return [from, to];
}

/** How many points make a rounded corner. */
const CORNER_POINTS = 7;

/** A rectangle with round corners, clockwise from its upper left. */
export function roundedOutline(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): Point[] {
  const middles: Point[] = [
    [x + radius, y + radius],
    [x + width - radius, y + radius],
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
  ];
  return middles.flatMap(([middleX, middleY], corner) =>
    Array.from({ length: CORNER_POINTS }, (_, step): Point => {
      const angle = ((corner + 2 + step / (CORNER_POINTS - 1)) * Math.PI) / 2;
      return [middleX + Math.cos(angle) * radius, middleY + Math.sin(angle) * radius];
    }),
  );
}
