import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** A file of the product's typefaces; its address changes with its content, so that it may be cached forever. */
export type FaceFile = { path: string; content: Buffer; type: string };

function fileOf(name: string, type: string, content: Buffer): FaceFile {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/faces/${version}/${name}`, content, type };
}

const fontOf = (file: string) =>
  fileOf(file.split('/').at(-1) ?? file, 'font/woff2', readFileSync(resolve(file)));

/** The display typeface. */
export const DISPLAY_FACE = fontOf('@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2');
const reading = fontOf('@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2');
const style = fileOf(
  'faces.css',
  'text/css; charset=utf-8',
  Buffer.from(
    `@font-face{font-family:"Lilita One";font-weight:400 900;font-display:swap;src:url("${DISPLAY_FACE.path}") format("woff2")}
@font-face{font-family:"Nunito Sans";font-weight:200 1000;font-display:swap;src:url("${reading.path}") format("woff2")}
`,
  ),
);

/** The product's two typefaces and the style sheet that names them, for pages outside the web app. */
export const FACE_FILES: readonly FaceFile[] = [style, DISPLAY_FACE, reading];
/** The address of that style sheet. */
export const FACES_STYLE = style.path;
