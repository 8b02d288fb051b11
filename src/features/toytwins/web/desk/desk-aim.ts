import { Matrix4, Vector3 } from 'three';

/** Where a toy stands that nobody could put on a surface, metres: away from its viewer, above the floor, or below the eyes. */
const AWAY = 0.6;
const TABLE = 0.73;
const BELOW_EYES = 0.45;

/** How far from level a surface may be for a toy to stand on it: the upward part of its normal. */
const LEVEL = 0.8;

/** Knows where the viewer is, and what is looked at. All places are in metres, in the session's space. */
export class Aim {
  /** The level surface in the middle of the view, as of the last frame. */
  surface: Vector3 | undefined;
  readonly seesSurfaces: boolean;
  readonly #source: XRHitTestSource | undefined;
  readonly #hasFloor: boolean;
  readonly #viewer = new Matrix4();
  #isTracked = false;
  #hasSeenSurface = false;

  private constructor(source: XRHitTestSource | undefined, hasFloor: boolean) {
    this.#source = source;
    this.seesSurfaces = source !== undefined;
    this.#hasFloor = hasFloor;
  }

  /** @param hasFloor whether heights in the session's space are above the floor. */
  static async in(session: XRSession, hasFloor: boolean): Promise<Aim> {
    return new Aim(await findSurfaces(session), hasFloor);
  }

  /** Looks around in a frame. */
  follow(frame: XRFrame, space: XRReferenceSpace): void {
    const pose = frame.getViewerPose(space);
    this.surface = undefined;
    if (!pose) return;
    this.#isTracked = true;
    this.#viewer.fromArray(pose.transform.matrix);
    const [hit] = this.#source ? frame.getHitTestResults(this.#source) : [];
    const place = hit?.getPose(space)?.transform.matrix;
    // The normal is the second column of the matrix.
    if (!place || (place[5] ?? 0) < LEVEL) return;
    this.#hasSeenSurface = true;
    this.surface = new Vector3().setFromMatrixPosition(new Matrix4().fromArray(place));
  }

  /** Where the toy goes at a tap: on the surface, or, as long as none was seen, in front of the viewer. */
  spot(): Vector3 | undefined {
    if (this.surface || this.#hasSeenSurface || !this.#isTracked) return this.surface;
    const eyes = new Vector3().setFromMatrixPosition(this.#viewer);
    const ahead = new Vector3().setFromMatrixColumn(this.#viewer, 2).negate().setY(0);
    // Somebody who looks straight down: the top of the head points ahead.
    if (ahead.lengthSq() < 0.01) ahead.setFromMatrixColumn(this.#viewer, 1).setY(0);
    const spot = eyes.clone().addScaledVector(ahead.normalize(), AWAY);
    return spot.setY(this.#hasFloor ? TABLE : eyes.y - BELOW_EYES);
  }

  /** The turn around the vertical, radians, by which a toy on this spot faces its viewer. */
  towardsViewer(spot: Vector3): number {
    const eyes = new Vector3().setFromMatrixPosition(this.#viewer);
    return Math.atan2(eyes.x - spot.x, eyes.z - spot.z);
  }
}

/** Asks for what lies in the middle of the view; nothing where the browser does not find surfaces, or may not tell. */
async function findSurfaces(session: XRSession): Promise<XRHitTestSource | undefined> {
  try {
    const space = await session.requestReferenceSpace('viewer');
    return await session.requestHitTestSource?.({ space });
  } catch {
    return undefined;
  }
}
