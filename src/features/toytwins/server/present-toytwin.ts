import { LRUCache } from 'lru-cache';
import type { Services } from '../../../services/index.ts';
import type { GalleryItem, Toytwin } from '../contract.ts';
import type { toytwins } from '../tables.ts';
import type { CardRow } from './list-toytwins.ts';
import { thumbnailKey } from './picture-files.ts';

type Addresses = Pick<GalleryItem, 'packagedImageUrl' | 'threeDModelUrl' | 'packagedThumbnails'>;
type Keys = Pick<CardRow, 'packagedKey' | 'characterKey'>;

/** Addresses live for a day at least; for this long, in milliseconds, a card's are not signed again. */
const REMEMBERED = 3_600_000;

/** Turns rows into what their owner may see; keys become signed addresses. */
export function createPresenter({ fileSigner, config }: Pick<Services, 'fileSigner' | 'config'>) {
  const remembered = new LRUCache<string, Keys & { addresses: Addresses }>({ max: 10_000, ttl: REMEMBERED });
  const address = (key: string | null) => key && fileSigner.sign(key);
  const thumbnails = (key: string | null) =>
    key && {
      w320: fileSigner.sign(thumbnailKey(key, 320)),
      w640: fileSigner.sign(thumbnailKey(key, 640)),
    };

  /** A page of the gallery has 96 addresses: finding them one by one took longer than its query. */
  function addressesOf({ id, packagedKey, characterKey }: Keys & Pick<CardRow, 'id'>): Addresses {
    const known = remembered.get(id);
    if (known?.packagedKey === packagedKey && known.characterKey === characterKey) return known.addresses;
    const addresses = {
      packagedImageUrl: address(packagedKey) || null,
      threeDModelUrl: address(characterKey) || null,
      packagedThumbnails: thumbnails(packagedKey) || null,
    };
    remembered.set(id, { packagedKey, characterKey, addresses });
    return addresses;
  }

  function card(row: CardRow): GalleryItem {
    return {
      _id: row.id,
      id: row.id,
      title: row.title,
      templateId: row.templateId,
      tier: row.tier,
      status: row.status,
      serial: row.serial,
      ...addressesOf(row),
      createdAt: row.createdAt.toISOString(),
      failureMessage: row.failureMessage,
    };
  }

  function whole(row: typeof toytwins.$inferSelect): Toytwin {
    return {
      ...card(row),
      user: row.uid,
      sourceImage: fileSigner.sign(row.photoKey),
      prompt: row.prompt,
      threeDThumbnails: thumbnails(row.characterKey) || null,
      processingTime: row.processingTime,
      orderId: row.orderId,
      shareUrl: row.shareToken && `${config.publicUrl}/s/${row.shareToken}`,
    };
  }

  return { card, whole };
}
