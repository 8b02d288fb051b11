import * as z from 'zod/mini';

/** The two pictures of a toy twin; only the premium tier has the second. */
const pictureKinds = ['packaged', '3d'] as const;
export type PictureKind = (typeof pictureKinds)[number];
/** The 3D model: for viewers and games, for printers, and for iPhone and iPad. */
const modelKinds = ['glb', 'stl', '3mf', 'obj', 'usdz'] as const;
export type ModelKind = (typeof modelKinds)[number];
/** What printers read: 3MF in colour, OBJ in colour for print services, STL in one colour. */
export const printKinds = ['3mf', 'obj', 'stl'] as const;
export type PrintKind = (typeof printKinds)[number];

/** The packaging to be built of paper, 15 cm or half as high. */
export const boxKinds = ['box-a4', 'box-letter', 'small-box-a4', 'small-box-letter'] as const;
export type BoxKind = (typeof boxKinds)[number];
/**
 * What is made of the figure without its packaging: itself on a transparent ground, with a white rim, on the pack's art as
 * high as a phone, and the packaging to be built.
 */
const cutoutKinds = ['cutout', 'sticker', 'wallpaper', ...boxKinds] as const;
export type CutoutKind = (typeof cutoutKinds)[number];

/** `GET /api/toytwins/{id}/downloads/{picture}`: an address that downloads under `fileName`. */
export const downloadKind = z.enum([...pictureKinds, ...modelKinds, ...cutoutKinds]);
export type DownloadKind = z.infer<typeof downloadKind>;

/** How high a toy is printed, millimetres. The model itself is 150 mm high. */
export const printHeights = [75, 150, 200] as const;
export type PrintHeight = (typeof printHeights)[number];
const PRINT_HEIGHT_WRONG = 'Please choose a height of 75, 150 or 200 mm';
/** Which size a file for printers has; without it 150 mm with the base. Other files ignore it. */
export const downloadQuery = z.object({
  height: z._default(z.enum(['75', '150', '200'], PRINT_HEIGHT_WRONG), '150'),
  base: z._default(z.enum(['yes', 'no'], 'Please choose yes or no for the base'), 'yes'),
});
export type DownloadQuery = z.infer<typeof downloadQuery>;

/** `GET /api/toytwins/{id}/downloads`: the files that are stored, with their size in bytes; others are made when asked for. */
export const downloadSizes = z.object({
  files: z.array(z.object({ fileName: z.string(), size: z.int() })),
  /** Whether its figure is cut out already, or can be: that takes the photo. */
  canCutOut: z.boolean(),
});
/** Its answer. */
export const downloadAnswer = z.object({ url: z.string(), fileName: z.string() });

/**
 * docs/specification.md#detail: `toytwin_{id}_packaged.png` and `toytwin_{id}_3d.png`; models are `toytwin_{id}.glb`
 * and so on, and what is cut out `toytwin_{id}_sticker.png`. A file for printers that is not 150 mm high with its base
 * says so: `toytwin_{id}_75mm_no-base.3mf`.
 */
export function downloadFileName(id: string, kind: DownloadKind, query?: DownloadQuery): string {
  if (kind === 'packaged' || kind === '3d') return `toytwin_${id}_${kind}.png`;
  if (isCutout(kind)) return `toytwin_${id}_${CUTOUT_FILES[kind]}`;
  const { height = '150', base = 'yes' } = isPrinted(kind) ? (query ?? {}) : {};
  const size = height === '150' ? '' : `_${height}mm`;
  const without = base === 'no' ? '_no-base' : '';
  return `toytwin_${id}${size}${without}${kind === 'obj' ? '_obj.zip' : `.${kind}`}`;
}

const CUTOUT_FILES: Readonly<Record<CutoutKind, string>> = {
  cutout: 'cut-out.png',
  sticker: 'sticker.png',
  wallpaper: 'wallpaper.jpg',
  'box-a4': 'box_15cm_a4.pdf',
  'box-letter': 'box_15cm_letter.pdf',
  'small-box-a4': 'box_7.5cm_a4.pdf',
  'small-box-letter': 'box_7.5cm_letter.pdf',
};

/** Whether a download is made of the cut-out figure. */
export function isCutout(kind: DownloadKind): kind is CutoutKind {
  return cutoutKinds.some((one) => one === kind);
}

function isPrinted(kind: DownloadKind): kind is PrintKind {
  return printKinds.some((one) => one === kind);
}

/** File name of a JPEG for posting. */
export function postFileName(id: string, format: 'story' | 'square'): string {
  return `toytwin_${id}_${format}.jpg`;
}

/** File name of the JPEG that a share sheet gets. */
export function sharedFileName(id: string, kind: PictureKind): string {
  return downloadFileName(id, kind).replace(/\.png$/, '.jpg');
}
