import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import type { TensorFlow } from './tensorflow.ts';
import type { TfliteStep, TfliteTensor } from './tflite-file.ts';
import { activate, as4D, KIND, readConvolution } from './tflite-steps.ts';

/** What is wider than this, bytes, never exists as a whole. */
const WIDE = 12_000_000;
/** Number of parts in which a wide block is run. */
const PARTS = 4;

/**
 * Three steps that make a picture many channels wide, filter each channel by itself and make it narrow again. The
 * channels in between have nothing to do with each other, so they are run in parts: the widest take 25 MB otherwise.
 */
type WideBlock = { widen: TfliteStep; filter: TfliteStep; narrow: TfliteStep };

/** Finds the wide blocks of a network, by the place of their first step. */
export function findWideBlocks(
  steps: readonly TfliteStep[],
  tensors: readonly TfliteTensor[],
): Map<number, WideBlock> {
  const uses = new Map<number, number>();
  for (const { inputs } of steps) for (const place of inputs) uses.set(place, (uses.get(place) ?? 0) + 1);
  const leadsOnlyTo = (from: TfliteStep, to: TfliteStep) =>
    from.outputs[0] === to.inputs[0] && uses.get(from.outputs[0] ?? -1) === 1;
  const blocks = new Map<number, WideBlock>();
  for (const [at, widen] of steps.entries()) {
    const [filter, narrow] = [steps[at + 1], steps[at + 2]];
    if (widen.kind !== KIND.conv || filter?.kind !== KIND.depthwiseConv || narrow?.kind !== KIND.conv)
      continue;
    const places = (tensors[widen.outputs[0] ?? -1]?.shape ?? [0]).reduce((all, edge) => all * edge, 1);
    if (places * 4 > WIDE && leadsOnlyTo(widen, filter) && leadsOnlyTo(filter, narrow))
      blocks.set(at, { widen, filter, narrow });
  }
  return blocks;
}

/** The weights of a wide block in parts, and what it does to a picture. */
export type RunWideBlock = (picture: Tensor4D) => Tensor;

/**
 * Prepares a wide block. `filters` are those of its three steps, `bias` the weights that are added by a step. The
 * filters are replaced by their parts and disposed of.
 */
export function createWideBlock(
  tf: TensorFlow,
  { widen, filter, narrow }: WideBlock,
  filters: { widen: Tensor4D; filter: Tensor4D; narrow: Tensor4D },
  bias: (step: TfliteStep) => Tensor,
): RunWideBlock {
  const split = (tensor: Tensor, axis: number) => {
    const parts = tf.split(tensor, PARTS, axis);
    tensor.dispose();
    return parts;
  };
  const parts = {
    widen: split(filters.widen, 3),
    widenBias: split(bias(widen), 0),
    filter: split(filters.filter, 2),
    filterBias: split(bias(filter), 0),
    narrow: split(filters.narrow, 2),
  };
  const end = readConvolution(narrow);
  const part = (tensors: readonly Tensor[], at: number): Tensor => {
    const tensor = tensors[at];
    if (!tensor) throw new Error('a wide block without a part');
    return tensor;
  };
  const runPart = (picture: Tensor4D, at: number): Tensor =>
    tf.tidy(() => {
      const wide = tf.fused.conv2d({
        x: picture,
        filter: as4D(part(parts.widen, at)),
        bias: part(parts.widenBias, at),
        ...readConvolution(widen),
      });
      const filtered = tf.fused.depthwiseConv2d({
        x: wide,
        filter: as4D(part(parts.filter, at)),
        bias: part(parts.filterBias, at),
        ...readConvolution(filter),
      });
      wide.dispose();
      return tf.conv2d(filtered, as4D(part(parts.narrow, at)), end.strides, end.pad);
    });
  return (picture) => {
    let sum: Tensor = runPart(picture, 0);
    for (let at = 1; at < PARTS; at++) sum = addAndForget(tf, sum, runPart(picture, at));
    const whole = tf.add(sum, bias(narrow));
    sum.dispose();
    return activate(tf, whole, end.activation);
  };
}

function addAndForget(tf: TensorFlow, a: Tensor, b: Tensor): Tensor {
  const sum = tf.add(a, b);
  tf.dispose([a, b]);
  return sum;
}
