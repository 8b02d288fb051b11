/** The part of libheif that is used here; the package describes only what is generated for it. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target.data`, four bytes a pixel; calls with null if the pixels cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (drawn: object | null) => void,
    ): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  }
  export default function createLibheif(options: { wasmBinary: ArrayBuffer }): Libheif;
}
