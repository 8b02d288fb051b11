/** Pixels of a side of the pattern: enough for browsers that change only some of the pixels. */
const SIDE = 48;

let answer: Promise<boolean> | undefined;

/**
 * Whether this browser hands pages the pictures that they have drawn. Some do not, against being recognized: Firefox with
 * `resistFingerprinting` answers white or noise, Brave changes pixels. A known pattern is drawn and read back once.
 */
export function canvasKeepsPictures(): Promise<boolean> {
  answer ??= readBack().catch(() => false);
  return answer;
}

/** As a file and as pixels, because a browser may change either. */
async function readBack(): Promise<boolean> {
  const drawn = newCanvas();
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      drawn.context.fillStyle = `rgb(${colourAt(x, y).join()})`;
      drawn.context.fillRect(x, y, 1, 1);
    }
  }
  if (!isPattern(drawn.context)) return false;
  const file = await new Promise<Blob | null>((resolve) => drawn.canvas.toBlob(resolve, 'image/png'));
  if (!file) return false;
  const bitmap = await createImageBitmap(file);
  const read = newCanvas();
  read.context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return isPattern(read.context);
}

function newCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing');
  return { canvas, context };
}

const colourAt = (x: number, y: number) => [(x * 5) % 256, (y * 5) % 256, (x * 7 + y * 11) % 256] as const;

function isPattern(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => {
    const pixel = Math.floor(at / 4);
    const wanted = [...colourAt(pixel % SIDE, Math.floor(pixel / SIDE)), 255];
    return value === wanted[at % 4];
  });
}
