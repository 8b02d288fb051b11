import type { Tensor, Tensor4D } from '@tensorflow/tfjs-core';
import type { TensorFlow } from './tensorflow.ts';
import { openTflite, type TfliteStep, type TfliteTensor } from './tflite-file.ts';
import { as4D, flattenFilter, KIND, runStep } from './tflite-steps.ts';
import { createWideBlock, findWideBlocks, type RunWideBlock } from './tflite-wide-blocks.ts';

/** Runs a network: a tensor in; its answer, and what it found on the way, for the caller to dispose of. */
export type TfliteModel = (input: Tensor) => { answer: Tensor; inner: Tensor[] };

/**
 * Prepares a TensorFlow Lite network of float32 for TensorFlow.js, which itself runs such files only in a browser.
 * Only the steps of `KIND` are known; throws on any other. The answer comes with the last tensor of each shape in
 * `inner`.
 */
export function createTfliteModel(
  tf: TensorFlow,
  bytes: Uint8Array,
  inner: readonly (readonly number[])[],
): TfliteModel {
  const { tensors, steps: stored, input: first, output: last } = openTflite(bytes);
  const steps = orderByNeed(stored, last);
  const weights = new Map<number, Tensor>();
  const lists = new Map<number, number[]>();
  for (const [place, { shape, weights: values }] of tensors.entries()) {
    if (values instanceof Int32Array) lists.set(place, [...values]);
    else if (values) weights.set(place, tf.tensor(values, shape));
  }
  const filters = turnFilters(tf, steps, weights);
  const blocks = new Map<number, RunWideBlock>();
  for (const [at, block] of findWideBlocks(steps, tensors)) {
    const [widen, filter, narrow] = [0, 1, 2].map((next) => filters.get(at + next));
    if (!widen || !filter || !narrow) continue;
    blocks.set(
      at,
      createWideBlock(tf, block, { widen, filter, narrow }, ({ inputs }) => tensorOf(weights, inputs[2])),
    );
  }
  const within = inner.map((shape) => lastShaped(steps, tensors, shape));
  return createRun(tf, { steps, first, last, within, weights, lists, filters, blocks });
}

function lastShaped(
  steps: readonly TfliteStep[],
  tensors: readonly TfliteTensor[],
  shape: readonly number[],
): number {
  const step = steps.findLast(({ outputs: [place = -1] }) => tensors[place]?.shape.join() === shape.join());
  const [place] = step?.outputs ?? [];
  if (place === undefined) throw new Error(`a network without a layer of ${shape.join(' x ')}`);
  return place;
}

/** The steps that lead to the tensor `last`, each as late as possible: what is made early only waits in memory. */
function orderByNeed(steps: readonly TfliteStep[], last: number): TfliteStep[] {
  const makers = new Map(steps.map((step) => [step.outputs[0], step]));
  const ordered = new Set<TfliteStep>();
  const need = (place: number) => {
    const step = makers.get(place);
    if (!step || ordered.has(step)) return;
    for (const input of step.inputs) need(input);
    ordered.add(step);
  };
  need(last);
  return [...ordered];
}

type Prepared = {
  steps: readonly TfliteStep[];
  first: number;
  last: number;
  within: readonly number[];
  weights: ReadonlyMap<number, Tensor>;
  lists: ReadonlyMap<number, number[]>;
  filters: ReadonlyMap<number, Tensor4D>;
  blocks: ReadonlyMap<number, RunWideBlock>;
};

/** Runs the steps in their order; what no later one needs is disposed of. */
function createRun(
  tf: TensorFlow,
  { steps, first, last, within, weights, lists, filters, blocks }: Prepared,
): TfliteModel {
  const lastUses = new Map<number, number>();
  for (const [at, { inputs }] of steps.entries()) for (const place of inputs) lastUses.set(place, at);
  return (input) => {
    const known = new Map([...weights, [first, input] as const]);
    const own = new Set<number>();
    const keep = (place: number | undefined, tensor: Tensor) => {
      known.set(place ?? -1, tensor);
      own.add(place ?? -1);
    };
    for (let at = 0; at < steps.length; at++) {
      const block = blocks.get(at);
      const began = at;
      if (block) at += 2;
      const step = steps[at];
      if (!step) break;
      const [from] = steps[began]?.inputs ?? [];
      const tensorAt = (index: number) => tensorOf(known, step.inputs[index]);
      const list = (index: number) => lists.get(step.inputs[index] ?? -1) ?? [];
      keep(
        step.outputs[0],
        block
          ? block(as4D(tensorOf(known, from)))
          : runStep({ tf, step, tensorAt, list, filter: filters.get(at) }),
      );
      for (const place of new Set(steps.slice(began, at + 1).flatMap(({ inputs }) => inputs))) {
        if (within.includes(place) || (lastUses.get(place) ?? 0) > at || !own.delete(place)) continue;
        known.get(place)?.dispose();
        known.delete(place);
      }
    }
    return { answer: tensorOf(known, last), inner: within.map((place) => tensorOf(known, place)) };
  };
}

function tensorOf(known: ReadonlyMap<number, Tensor>, place: number | undefined): Tensor {
  const tensor = known.get(place ?? -1);
  if (!tensor) throw new Error('a step of a network without its input');
  return tensor;
}

/** TensorFlow Lite keeps the filters of a step with their outputs first, TensorFlow.js last. */
function turnFilters(tf: TensorFlow, steps: readonly TfliteStep[], weights: Map<number, Tensor>) {
  const filters = new Map<number, Tensor4D>();
  for (const [at, step] of steps.entries()) {
    const [, place = -1] = step.inputs;
    const filter = weights.get(place);
    if (!filter || !CONVOLUTIONS.has(step.kind)) continue;
    const turned =
      step.kind === KIND.transposeConv ? flattenFilter(tf, step, filter) : tf.transpose(filter, [1, 2, 3, 0]);
    filters.set(at, as4D(turned));
    filter.dispose();
    weights.delete(place);
  }
  return filters;
}

const CONVOLUTIONS = new Set<number>([KIND.conv, KIND.depthwiseConv, KIND.transposeConv]);
