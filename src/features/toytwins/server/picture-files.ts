/** Widths in pixels of the WebP thumbnails that are stored with every picture. */
export const THUMBNAIL_WIDTHS = [320, 512] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];
/** Width in pixels of the WebP that pages show large: that of a phone's screen. */
export const LARGE_VIEW_WIDTH = 1024;
/** Side length in pixels of the JPEG that is handed to other programs and sites. */
export const PUBLIC_PICTURE_SIDE = 1200;

/** Folder of all pictures and models of one toy twin. */
export function pictureFolder(uid: string, toytwinId: string): string {
  return `toytwins/${uid}/${toytwinId}`;
}

type Owner = { uid: string; toytwinId: string };

/** Folder of one version's pictures and model. */
export function versionFolder(owner: Owner, version: number): string {
  return `${pictureFolder(owner.uid, owner.toytwinId)}/${version}`;
}

/** Key of one version's picture. */
export function pictureKey(owner: Owner, version: number, kind: 'packaged' | 'character'): string {
  return `${versionFolder(owner, version)}/${kind}.png`;
}

/** Key of one version's 3D model. */
export function modelKey(owner: Owner, version: number): string {
  return `${versionFolder(owner, version)}/model.glb`;
}

/** Key of the model's file for 3D printing, generated on first download. */
export function printKey(key: string): string {
  return key.replace(/\.glb$/, '.stl');
}

/** Key of the model as USDZ, for iPhone and iPad; generated when it is first asked for, like the files below. */
export function deskKey(key: string): string {
  return key.replace(/\.glb$/, '.usdz');
}

/** Key of a file for a printer. `height` is in millimetres. */
export function printFileKey(
  key: string,
  { format, height, base }: { format: '3mf' | 'obj' | 'stl'; height: number; base: boolean },
): string {
  const suffix = format === 'obj' ? 'zip' : format;
  return key.replace(/\.glb$/, `-${height}${base ? '' : '-bare'}.${suffix}`);
}

/** Key of the thumbnail of a picture. */
export function thumbnailKey(key: string, width: ThumbnailWidth): string {
  return key.replace(/\.png$/, `-${width}.webp`);
}

/** Key of the WebP that pages show large. */
export function largeViewKey(key: string): string {
  return key.replace(/\.png$/, `-${LARGE_VIEW_WIDTH}.webp`);
}

/** Key of the JPEG that is handed to other programs and sites. */
export function publicPictureKey(key: string): string {
  return key.replace(/\.png$/, `-${PUBLIC_PICTURE_SIDE}.jpg`);
}

/** What owners post of a packaged figure: as high as a phone's screen, or square. */
export const POST_FORMATS = ['story', 'square'] as const;
export type PostFormat = (typeof POST_FORMATS)[number];

/** Key of the JPEG for posting. */
export function postKey(key: string, format: PostFormat): string {
  return key.replace(/\.png$/, `-${format}.jpg`);
}

/** Keys of everything that is made of a picture for looking at. */
export function viewKeys(key: string): string[] {
  const thumbnails = THUMBNAIL_WIDTHS.map((width) => thumbnailKey(key, width));
  // What public pages showed at first had no limit of its size.
  const older = key.replace(/\.png$/, '-card.jpg');
  const posts = POST_FORMATS.map((format) => postKey(key, format));
  return [...thumbnails, largeViewKey(key), publicPictureKey(key), socialCardKey(key), ...posts, older];
}

/** Key of the picture's social card: JPEG, 1200 × 630 pixels. */
export function socialCardKey(key: string): string {
  return key.replace(/\.png$/, '-social.jpg');
}

/** Key of a version's figure without its packaging, by that of its packaged picture. */
export function cutoutKey(packagedKey: string): string {
  return packagedKey.replace(/packaged\.png$/, 'cutout.png');
}

/** What is made of a cut-out, and how its file ends. */
const MADE_OF_CUTOUT = {
  sticker: 'sticker.png',
  wallpaper: 'wallpaper.jpg',
  'box-a4': 'box-a4.pdf',
  'box-letter': 'box-letter.pdf',
  'small-box-a4': 'small-box-a4.pdf',
  'small-box-letter': 'small-box-letter.pdf',
} as const;
export type MadeOfCutout = keyof typeof MADE_OF_CUTOUT;
/** All of them. */
export const madeOfCutout = Object.keys(MADE_OF_CUTOUT) as MadeOfCutout[];

/** Key of what is made of a cut-out. */
export function madeOfCutoutKey(key: string, made: MadeOfCutout): string {
  return key.replace(/\.png$/, `-${MADE_OF_CUTOUT[made]}`);
}

/** Key of what the packaging was printed with (JSON), for whatever is drawn of it later. */
export function packPrintKey(key: string): string {
  return key.replace(/\.png$/, '.json');
}
