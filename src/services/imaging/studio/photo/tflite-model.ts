import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import type { TensorFlow } from './tensorflow.ts';
import { openTflite, type TfliteStep } from './tflite-file.ts';

/** The steps of a network by their numbers in the schema of TensorFlow Lite. */
const KIND = {
  add: 0,
  conv: 3,
  depthwiseConv: 4,
  mul: 18,
  reshape: 22,
  resizeBilinear: 23,
  softmax: 25,
  transpose: 39,
  transposeConv: 67,
  sum: 74,
  resizeNearest: 97,
} as const;

/** The number of the padding that adds none. */
const VALID = 1;
const ACTIVATIONS = { 0: 'linear', 1: 'relu', 3: 'relu6' } as const;

/** Runs a network: a tensor in, a tensor out, which the caller disposes of. */
export type TfliteModel = (input: Tensor) => Tensor;

/**
 * Makes a TensorFlow Lite network of float32 ready to be run by TensorFlow.js, of whose steps it knows those of
 * {@link KIND}. Throws on any other.
 */
export function createTfliteModel(tf: TensorFlow, bytes: Uint8Array): TfliteModel {
  const { tensors, steps, input: first, output: last } = openTflite(bytes);
  const weights = new Map<number, Tensor>();
  const lists = new Map<number, number[]>();
  for (const [place, { shape, weights: values }] of tensors.entries()) {
    if (values instanceof Int32Array) lists.set(place, [...values]);
    else if (values) weights.set(place, tf.tensor(values, shape));
  }
  const lastUses = new Map<number, number>();
  for (const [at, { inputs }] of steps.entries()) for (const place of inputs) lastUses.set(place, at);
  const filters = turnFilters(tf, steps, weights);

  return (input) => {
    const known = new Map([...weights, [first, input] as const]);
    const own = new Set<number>();
    for (const [at, step] of steps.entries()) {
      const [output = 0] = step.outputs;
      const tensorAt = (index: number): Tensor => {
        const tensor = known.get(step.inputs[index] ?? -1);
        if (!tensor) throw new Error(`a step of the kind ${step.kind} without its input ${index}`);
        return tensor;
      };
      const list = (index: number) => lists.get(step.inputs[index] ?? -1) ?? [];
      known.set(output, runStep({ tf, step, tensorAt, list, filter: filters.get(at) }));
      own.add(output);
      for (const place of step.inputs) {
        if (lastUses.get(place) !== at || !own.delete(place)) continue;
        known.get(place)?.dispose();
        known.delete(place);
      }
    }
    const answer = known.get(last);
    if (!answer) throw new Error('a network without an answer');
    return answer;
  };
}

/** TensorFlow Lite keeps the filters of a step with their outputs first, TensorFlow.js last. */
function turnFilters(tf: TensorFlow, steps: readonly TfliteStep[], weights: Map<number, Tensor>) {
  const turns: Partial<Record<number, number[]>> = {
    [KIND.conv]: [1, 2, 3, 0],
    [KIND.depthwiseConv]: [1, 2, 3, 0],
    [KIND.transposeConv]: [1, 2, 0, 3],
  };
  const filters = new Map<number, Tensor4D>();
  for (const [at, step] of steps.entries()) {
    const [, place = -1] = step.inputs;
    const turn = turns[step.kind];
    const filter = weights.get(place);
    if (!turn || !filter) continue;
    filters.set(at, as4D(tf.transpose(filter, turn)));
    filter.dispose();
    weights.delete(place);
  }
  return filters;
}

type Running = {
  tf: TensorFlow;
  step: TfliteStep;
  tensorAt(index: number): Tensor;
  list(index: number): number[];
  filter: Tensor4D | undefined;
};

function runStep(running: Running): Tensor {
  const { tf, step, tensorAt, list } = running;
  switch (step.kind) {
    case KIND.conv:
    case KIND.depthwiseConv:
    case KIND.transposeConv:
      return convolve(running);
    case KIND.add:
      return activate(tf, tf.add(tensorAt(0), tensorAt(1)), step.byte(0));
    case KIND.mul:
      return activate(tf, tf.mul(tensorAt(0), tensorAt(1)), step.byte(0));
    case KIND.reshape:
      return tf.reshape(tensorAt(0), list(1));
    case KIND.transpose:
      return tf.transpose(tensorAt(0), list(1));
    case KIND.softmax:
      return tf.softmax(tensorAt(0));
    case KIND.sum:
      return tf.sum(tensorAt(0), list(1), step.byte(0) === 1);
    case KIND.resizeBilinear:
      return tf.image.resizeBilinear(
        as4D(tensorAt(0)),
        sizeOf(list(1)),
        step.byte(2) === 1,
        step.byte(3) === 1,
      );
    case KIND.resizeNearest:
      return tf.image.resizeNearestNeighbor(
        as4D(tensorAt(0)),
        sizeOf(list(1)),
        step.byte(0) === 1,
        step.byte(1) === 1,
      );
    default:
      throw new Error(`a network with a step of the kind ${step.kind}, which is not known`);
  }
}

/** Pictures and filters have four dimensions. */
function as4D(tensor: Tensor): Tensor4D {
  if (is4D(tensor)) return tensor;
  throw new Error(`a tensor of ${tensor.rank} dimensions where four are needed`);
}

const is4D = (tensor: Tensor): tensor is Tensor4D => tensor.rank === 4;

const sizeOf = ([height = 1, width = 1]: number[]): [number, number] => [height, width];

function convolve({ tf, step, tensorAt, list, filter }: Running): Tensor {
  if (!filter) throw new Error('a convolution without a filter');
  const pad = step.byte(0) === VALID ? 'valid' : 'same';
  const strides: [number, number] = [step.int(2, 1), step.int(1, 1)];
  if (step.kind === KIND.transposeConv) {
    const bias = tensorAt(3);
    const [batch = 1, height = 1, width = 1, depth = 1] = list(0);
    const drawn = tf.conv2dTranspose(as4D(tensorAt(2)), filter, [batch, height, width, depth], strides, pad);
    const sum = tf.add(drawn, bias);
    drawn.dispose();
    return activate(tf, sum, step.byte(3));
  }
  const isDepthwise = step.kind === KIND.depthwiseConv;
  const fused = isDepthwise ? tf.fused.depthwiseConv2d : tf.fused.conv2d;
  const dilations: [number, number] = isDepthwise
    ? [step.int(6, 1), step.int(5, 1)]
    : [step.int(5, 1), step.int(4, 1)];
  return fused({
    x: as4D(tensorAt(0)),
    filter,
    strides,
    pad,
    dilations,
    bias: tensorAt(2),
    activation: nameOf(step.byte(isDepthwise ? 4 : 3)),
  });
}

function nameOf(activation: number): (typeof ACTIVATIONS)[keyof typeof ACTIVATIONS] {
  if (activation === 0 || activation === 1 || activation === 3) return ACTIVATIONS[activation];
  throw new Error(`a network with the activation ${activation}, which is not known`);
}

function activate(tf: TensorFlow, tensor: Tensor, activation: number): Tensor {
  const name = nameOf(activation);
  if (name === 'linear') return tensor;
  const active = tf[name](tensor);
  tensor.dispose();
  return active;
}
