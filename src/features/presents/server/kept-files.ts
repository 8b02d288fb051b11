import {
  largeViewKey,
  publicPictureKey,
  THUMBNAIL_WIDTHS,
  thumbnailKey,
} from '#features/toytwins/server/picture-files.ts';
import type { PictureViews } from '#features/toytwins/server/picture-views.ts';
import type { ToytwinRow } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';

/** Folder of all presents that a person keeps. */
export function keptFolder(uid: string): string {
  return `presents/${uid}`;
}

type Needs = Pick<Services, 'storage'> & { pictureViews: PictureViews };
type Keys = Pick<ToytwinRow, 'packagedKey' | 'characterKey' | 'modelKey'>;

/**
 * Copies pictures, their views and the model of a toy twin into a folder, where they are as if they had been made there.
 * The photo is not among them.
 * @returns the keys of the copies.
 */
export async function copyFiles({ storage, pictureViews }: Needs, keys: Keys, folder: string) {
  const copy = async (from: string, to: string) => storage.put(to, await storage.getBytes(from));
  const copyPicture = async (key: string, name: string) => {
    const own = `${folder}/${name}.png`;
    for (const view of [largeViewKey, publicPictureKey]) await pictureViews.make(view(key));
    const views = [
      (one: string) => one,
      largeViewKey,
      publicPictureKey,
      ...THUMBNAIL_WIDTHS.map((width) => (one: string) => thumbnailKey(one, width)),
    ];
    for (const view of views) await copy(view(key), view(own));
    return own;
  };
  const copyModel = async (key: string) => {
    const own = `${folder}/model.glb`;
    await copy(key, own);
    return own;
  };
  const { packagedKey, characterKey, modelKey } = keys;
  if (!packagedKey) throw new Error('A toy twin without a picture was given');
  return {
    packagedKey: await copyPicture(packagedKey, 'packaged'),
    characterKey: characterKey && (await copyPicture(characterKey, 'character')),
    modelKey: modelKey && (await copyModel(modelKey)),
  };
}
