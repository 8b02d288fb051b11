import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { Aim } from './desk-aim.ts';

// The parts of a session that are asked.
const space = {} as XRReferenceSpace;
const session = (requestHitTestSource?: () => Promise<object>) =>
  ({ requestReferenceSpace: async () => space, requestHitTestSource }) as unknown as XRSession;
const finds = session(async () => ({}));

/** Eyes 1.2 m high that look down by 45 degrees, and what they look at. */
function frame(hit?: Matrix4): XRFrame {
  const eyes = new Matrix4().makeRotationX(-Math.PI / 4).setPosition(0, 1.2, 0);
  const pose = ({ elements }: Matrix4) => ({ transform: { matrix: Float32Array.from(elements) } });
  return {
    getViewerPose: () => pose(eyes),
    getHitTestResults: () => (hit ? [{ getPose: () => pose(hit) }] : []),
  } as unknown as XRFrame;
}
const table = new Matrix4().setPosition(0.1, 0.74, -0.46);
const wall = new Matrix4().makeRotationX(Math.PI / 2).setPosition(0, 0.9, -0.3);

describe('toy in the room', () => {
  it('stands on the surface that is looked at', async () => {
    const aim = await Aim.in(finds, true);
    aim.follow(frame(table), space);
    expect(aim.spot()?.distanceTo(new Vector3(0.1, 0.74, -0.46))).toBeCloseTo(0);
    expect(aim.towardsViewer(new Vector3(-1, 0, 0))).toBeCloseTo(Math.PI / 2);
  });

  it('never stands on a wall, and not in the air once a table was seen', async () => {
    const aim = await Aim.in(finds, true);
    aim.follow(frame(table), space);
    aim.follow(frame(wall), space);
    expect(aim.surface).toBeUndefined();
    expect(aim.spot()).toBeUndefined();
  });

  it.each([
    ['above the floor', true, 0.73],
    ['below the eyes, where the floor is not known', false, 0.75],
  ])('stands 60 cm away and %s, as long as no surface was seen', async (_where, hasFloor, height) => {
    for (const without of [finds, session(), session(() => Promise.reject(new Error('Not granted')))]) {
      const aim = await Aim.in(without, hasFloor);
      expect(aim.spot(), 'nowhere before the first frame').toBeUndefined();
      aim.follow(frame(), space);
      expect(aim.spot()?.distanceTo(new Vector3(0, height, -0.6))).toBeCloseTo(0);
    }
  });
});
