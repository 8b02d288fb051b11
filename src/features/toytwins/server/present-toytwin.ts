import { readDesign } from '#features/designs/server/read-design.ts';
import { readPhotoFile } from '#features/photos/server/read-photo-file.ts';
import type { Services } from '#services/index.ts';
import type { Toytwin, ToytwinVersion } from '../contract.ts';
import type { GalleryItem } from '../gallery/contract.ts';
import type { ToytwinRow, VersionRow } from '../tables.ts';
import { isShareOpen } from './is-share-open.ts';
import type { CardRow } from './list-toytwins.ts';
import { readPhotoEnd } from './photo-uses.ts';
import { deskKey, largeViewKey, postKey, publicPictureKey, thumbnailKey } from './picture-files.ts';
import { presentFailure } from './present-failure.ts';
import { readFreeBox } from './read-free-box.ts';
import { readRedo } from './read-redo.ts';
import { isVariationComing, readVersions } from './read-versions.ts';
import { peopleOf } from './second-person.ts';
import { sharePageUrl } from './share-page-url.ts';

type Needs = Pick<Services, 'database' | 'fileSigner' | 'config'>;

/** Creates the presenter of rows for their owner: storage keys become signed URLs. */
export function createPresenter({ database, fileSigner, config }: Needs) {
  const address = (key: string | null) => key && fileSigner.sign(key);
  const small = (key: string) => ({
    w320: fileSigner.sign(thumbnailKey(key, 320)),
    w512: fileSigner.sign(thumbnailKey(key, 512)),
  });
  const thumbnails = (key: string | null) => (key ? small(key) : null);
  const large = (key: string) => ({
    w1024: fileSigner.sign(largeViewKey(key)),
    jpeg: fileSigner.sign(publicPictureKey(key)),
  });
  const posts = (key: string) => ({
    story: fileSigner.sign(postKey(key, 'story')),
    square: fileSigner.sign(postKey(key, 'square')),
  });
  const views = (key: string | null) => (key ? { ...small(key), ...large(key) } : null);

  function card(row: CardRow): GalleryItem {
    return {
      _id: row.id,
      id: row.id,
      title: row.title,
      templateId: row.templateId,
      people: peopleOf(row),
      tier: row.tier,
      status: row.status,
      serial: row.serial,
      packagedImageUrl: address(row.packagedKey) || null,
      threeDModelUrl: address(row.characterKey) || null,
      packagedThumbnails: thumbnails(row.packagedKey),
      createdAt: row.createdAt.toISOString(),
      isStarred: row.isStarred,
      ...presentFailure(row.failureReason),
    };
  }

  async function whole(row: ToytwinRow): Promise<Toytwin> {
    return {
      ...card(row),
      user: row.uid,
      sourceImage: address(row.photoKey),
      photoFile: await photoFile(row.photoId),
      prompt: row.prompt,
      design: readDesign(row.design),
      portrayed: row.portrayed,
      ...(await secondOf(row)),
      packagedThumbnails: row.packagedKey
        ? { ...small(row.packagedKey), ...large(row.packagedKey), ...posts(row.packagedKey) }
        : null,
      threeDThumbnails: views(row.characterKey),
      ...(row.modelKey && {
        modelFileUrl: fileSigner.sign(row.modelKey),
        deskFileUrl: fileSigner.sign(deskKey(row.modelKey)),
      }),
      processingTime: row.processingTime,
      orderId: row.orderId,
      ...(row.status === 'completed' && (await versionsOf(row))),
      shareUrl: row.shareToken && isShareOpen(row) ? sharePageUrl(config, row.shareToken) : null,
      nextShareUrl: row.shareClosedAt ? undefined : sharePageUrl(config, row.nextShareToken),
      shareClosed: row.shareClosedAt && { reason: row.shareClosedReason ?? 'other' },
    };
  }

  async function secondOf(row: ToytwinRow): Promise<Pick<Toytwin, 'second'>> {
    const { secondPhotoId, secondPhotoKey, secondPortrayed } = row;
    if (secondPhotoId === null || secondPortrayed === null) return {};
    const file = await photoFile(secondPhotoId);
    return { second: { sourceImage: address(secondPhotoKey), photoFile: file, portrayed: secondPortrayed } };
  }

  async function photoFile(photoId: string): Promise<Toytwin['photoFile']> {
    const [file, end] = await Promise.all([
      readPhotoFile({ database }, photoId),
      readPhotoEnd(database, photoId, config.photoRetentionDays),
    ]);
    return file && { ...file, keptUntil: end?.toISOString() ?? null };
  }

  /** All drawings of a completed toy twin, whether another one is on its way unasked, and its free redo. */
  async function versionsOf(
    row: ToytwinRow,
  ): Promise<Pick<Toytwin, 'versions' | 'variationComing' | 'redo' | 'freeBox'>> {
    const [made, variationComing, redo, freeBox] = await Promise.all([
      readVersions(database, row),
      isVariationComing(database, row.id),
      readRedo(database, row),
      readFreeBox(database, row),
    ]);
    return { versions: made.flatMap((one) => version(row, one) ?? []), variationComing, redo, freeBox };
  }

  function version(row: ToytwinRow, one: VersionRow): ToytwinVersion | undefined {
    if (!one.packagedKey) return undefined;
    return {
      number: one.number,
      title: one.title ?? row.title,
      isFavourite: one.packagedKey === row.packagedKey,
      createdAt: one.createdAt.toISOString(),
      packagedImageUrl: fileSigner.sign(one.packagedKey),
      packagedThumbnails: views(one.packagedKey),
      threeDModelUrl: address(one.characterKey) || null,
      threeDThumbnails: views(one.characterKey),
    };
  }

  return { card, whole };
}
