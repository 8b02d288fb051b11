import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import type { TensorFlow } from './tensorflow.ts';
import type { TfliteStep } from './tflite-file.ts';

/** The steps that are known, by their numbers in the schema of TensorFlow Lite. */
export const KIND = {
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

type Activation = 'linear' | 'relu' | 'relu6';
const ACTIVATIONS = new Map<number, Activation>([
  [0, 'linear'],
  [1, 'relu'],
  [3, 'relu6'],
]);

/** One step with what it is run on. */
export type RunningStep = {
  tf: TensorFlow;
  step: TfliteStep;
  tensorAt(index: number): Tensor;
  /** An input that is a list of whole numbers: a shape, the order of dimensions. */
  list(index: number): number[];
  /** The filter of a convolution, as TensorFlow.js has it. */
  filter: Tensor4D | undefined;
};

/** Runs one step. Throws on one that is not known. */
export function runStep(running: RunningStep): Tensor {
  const { tf, step, tensorAt, list } = running;
  switch (step.kind) {
    case KIND.conv:
    case KIND.depthwiseConv:
      return convolve(running);
    case KIND.transposeConv:
      return convolveUp(running);
    case KIND.add:
      return activate(tf, tf.add(tensorAt(0), tensorAt(1)), activationOf(step, 0));
    case KIND.mul:
      return activate(tf, tf.mul(tensorAt(0), tensorAt(1)), activationOf(step, 0));
    case KIND.reshape:
      return tf.reshape(tensorAt(0), list(1));
    case KIND.transpose:
      return tf.transpose(tensorAt(0), list(1));
    case KIND.softmax:
      return tf.softmax(tensorAt(0));
    case KIND.sum:
      return tf.sum(tensorAt(0), list(1), isSet(step, 0));
    case KIND.resizeBilinear:
      return tf.image.resizeBilinear(as4D(tensorAt(0)), sizeOf(list(1)), isSet(step, 2), isSet(step, 3));
    case KIND.resizeNearest:
      return tf.image.resizeNearestNeighbor(
        as4D(tensorAt(0)),
        sizeOf(list(1)),
        isSet(step, 0),
        isSet(step, 1),
      );
    default:
      throw new Error(`a network with a step of the kind ${step.kind}, which is not known`);
  }
}

const isSet = ({ options }: TfliteStep, field: number): boolean => options[field]?.byte === 1;

const sizeOf = ([height = 1, width = 1]: number[]): [number, number] => [height, width];

/** How a convolution goes over its picture, and what it does to what comes out. */
export function readConvolution(step: TfliteStep) {
  const isDepthwise = step.kind === KIND.depthwiseConv;
  const number = (field: number) => step.options[field]?.int ?? 1;
  const pair = (down: number, across: number): [number, number] => [number(down), number(across)];
  return {
    pad: step.options[0]?.byte === VALID ? ('valid' as const) : ('same' as const),
    strides: pair(2, 1),
    dilations: isDepthwise ? pair(6, 5) : pair(5, 4),
    activation: activationOf(step, isDepthwise ? 4 : 3),
  };
}

function convolve({ tf, step, tensorAt, filter }: RunningStep): Tensor {
  if (!filter) throw new Error('a convolution without a filter');
  const fused = step.kind === KIND.depthwiseConv ? tf.fused.depthwiseConv2d : tf.fused.conv2d;
  return fused({ x: as4D(tensorAt(0)), filter, bias: tensorAt(2), ...readConvolution(step) });
}

/** A transposed convolution, whose filter is that of {@link flattenFilter}: a plain one gives the same, laid out again. */
function convolveUp({ tf, step, tensorAt, filter }: RunningStep): Tensor {
  if (!filter) throw new Error('a convolution without a filter');
  const edge = step.options[1]?.int ?? 1;
  const bias = tf.tile(tensorAt(3), [edge * edge]);
  const drawn = tf.fused.conv2d({
    x: as4D(tensorAt(2)),
    filter,
    bias,
    strides: 1,
    pad: 'same',
    activation: activationOf(step, 3),
  });
  const laidOut = tf.depthToSpace(drawn, edge);
  tf.dispose([bias, drawn]);
  return laidOut;
}

/**
 * Turns the filter of a transposed convolution into that of a plain one, which is ten times as fast. The filter must
 * be as large as its step, so that each place of the picture becomes a square of places; throws on any other.
 */
export function flattenFilter(tf: TensorFlow, { options }: TfliteStep, filter: Tensor): Tensor {
  const [outputs = 0, height = 0, width = 0, inputs = 0] = filter.shape;
  if (height !== width || options[1]?.int !== width || options[2]?.int !== height)
    throw new Error('a transposed convolution whose filter is not as large as its step');
  return tf.tidy(() =>
    tf.reshape(tf.transpose(filter, [3, 1, 2, 0]), [1, 1, inputs, height * width * outputs]),
  );
}

function activationOf({ options }: TfliteStep, field: number): Activation {
  const number = options[field]?.byte ?? 0;
  const name = ACTIVATIONS.get(number);
  if (!name) throw new Error(`a network with the activation ${number}, which is not known`);
  return name;
}

/** Applies an activation to a tensor, which it disposes of where there is anything to do. */
export function activate(tf: TensorFlow, tensor: Tensor, activation: Activation): Tensor {
  if (activation === 'linear') return tensor;
  const active = tf[activation](tensor);
  tensor.dispose();
  return active;
}

/** Pictures and filters have four dimensions. */
export function as4D(tensor: Tensor): Tensor4D {
  if (is4D(tensor)) return tensor;
  throw new Error(`a tensor of ${tensor.rank} dimensions where four are needed`);
}

const is4D = (tensor: Tensor): tensor is Tensor4D => tensor.rank === 4;
