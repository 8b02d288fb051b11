import createLibheif from 'libheif-js/libheif-wasm/libheif.js';
import wasmAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** A decoded photo, upright: four bytes a pixel; null for a file that cannot be read. */
export type HeicAnswer = { pixels: Uint8ClampedArray<ArrayBuffer>; width: number; height: number } | null;

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = await decode(data).catch(() => null);
  self.postMessage(answer, { transfer: answer ? [answer.pixels.buffer] : [] });
};

/** Decodes the picture to be shown; libheif turns it upright. */
async function decode(bytes: ArrayBuffer): Promise<HeicAnswer> {
  const wasm = await fetch(wasmAddress);
  if (!wasm.ok) return null;
  const libheif = createLibheif({ wasmBinary: await wasm.arrayBuffer() });
  const images = new libheif.HeifDecoder().decode(new Uint8Array(bytes));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  const pixels = new Uint8ClampedArray(width * height * 4);
  return new Promise((resolve) => {
    image.display({ data: pixels, width, height }, (drawn) => resolve(drawn && { pixels, width, height }));
  });
}
