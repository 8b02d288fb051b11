import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Tensor } from '@tensorflow/tfjs-core';
import { startTensorFlow, type TensorFlow } from './tensorflow.ts';

/** The answer of a network: one flat array per output, by last dimension and length. */
export type Answer = { values: Float32Array; shape: readonly number[] };

/** Runs one of the two networks on a square picture: three floats a pixel, rows from the top. */
type RunNetwork = (picture: Float32Array) => Answer[];

/**
 * The networks that find faces: BlazeFace (256 x 256, -1 to 1) and FaceMesh (192 x 192, 0 to 1), as MediaPipe
 * published them. They come with a package and run in WebAssembly on one thread.
 */
export type FaceModels = { findBoxes: RunNetwork; readMesh: RunNetwork };

/** Edges of the pictures that the networks take, pixels. */
export const BOX_INPUT = 256;
export const MESH_INPUT = 192;

let loading: Promise<FaceModels> | undefined;

/** Loads the networks once per thread, when a face is first looked for. */
export function loadFaceModels(): Promise<FaceModels> {
  loading ??= load();
  return loading;
}

async function load(): Promise<FaceModels> {
  const require = createRequire(import.meta.url);
  const [tf, { loadGraphModelSync }] = await Promise.all([
    startTensorFlow(),
    import('@tensorflow/tfjs-converter'),
  ]);
  // The package exports only its programs, so its weights are found next to them.
  const models = join(dirname(dirname(require.resolve('@vladmandic/human'))), 'models');
  const open = async (name: string, edge: number): Promise<RunNetwork> => {
    const [json, weights] = await Promise.all([
      readFile(join(models, `${name}.json`), 'utf8'),
      readFile(join(models, `${name}.bin`)),
    ]);
    const { modelTopology, signature, userDefinedMetadata, format, weightsManifest } = JSON.parse(json);
    const model = loadGraphModelSync({
      load: () => ({
        modelTopology,
        signature,
        userDefinedMetadata,
        format,
        weightSpecs: weightsManifest[0].weights,
        weightData: Uint8Array.from(weights).buffer,
      }),
    });
    return (picture) => runModel(tf, model, picture, edge);
  };
  const [findBoxes, readMesh] = await Promise.all([
    open('blazeface', BOX_INPUT),
    open('facemesh', MESH_INPUT),
  ]);
  return { findBoxes, readMesh };
}

function runModel(
  tf: TensorFlow,
  model: ReturnType<typeof import('@tensorflow/tfjs-converter').loadGraphModelSync>,
  picture: Float32Array,
  edge: number,
): Answer[] {
  const input = tf.tensor4d(picture, [1, edge, edge, 3]);
  const output = model.execute(input);
  const tensors = [output].flat().filter((tensor): tensor is Tensor => !Array.isArray(tensor));
  const answers = tensors.map((tensor) => ({
    values: Float32Array.from(tensor.dataSync()),
    shape: [...tensor.shape],
  }));
  tf.dispose([input, ...tensors]);
  return answers;
}
