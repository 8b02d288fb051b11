import sharp from 'sharp';
import type { Storage } from '../../../services/storage/index.ts';
import { cardKey } from '../../toytwins/server/picture-files.ts';

/** Pixels a side: social networks show cards of about this width. */
const CARD_SIDE = 1200;

/** Makes the picture's social card (JPEG) when its page is opened, unless it is there from an earlier time. */
export async function storeCard(storage: Storage, key: string): Promise<void> {
  if (await storage.exists(cardKey(key))) return;
  const card = await sharp(await storage.getBytes(key))
    .resize(CARD_SIDE, CARD_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 82 })
    .toBuffer();
  await storage.put(cardKey(key), card);
}
