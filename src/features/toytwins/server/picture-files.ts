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

/** Keys of everything that is made of a picture for looking at. */
export function viewKeys(key: string): string[] {
  const thumbnails = THUMBNAIL_WIDTHS.map((width) => thumbnailKey(key, width));
  // What public pages showed at first had no limit of its size.
  const older = key.replace(/\.png$/, '-card.jpg');
  return [...thumbnails, largeViewKey(key), publicPictureKey(key), socialCardKey(key), older];
}

/** Key of the picture's social card: JPEG, 1200 × 630 pixels. */
export function socialCardKey(key: string): string {
  return key.replace(/\.png$/, '-social.jpg');
}
