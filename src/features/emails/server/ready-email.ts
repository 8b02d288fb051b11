import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { isGiven } from '#features/checkout/server/end/is-given.ts';
import { serialWords, shownTitle } from '#features/toytwins/contract.ts';
import { thumbnailKey } from '#features/toytwins/server/picture-files.ts';
import { toytwins } from '#features/toytwins/tables.ts';
import type { Services } from '#services/index.ts';
import type { EmailContent, EmailPicture } from '#services/mail/email-content.ts';
import { greeting } from '#services/mail/greeting.ts';
import { appPaths } from '#shared/app-paths.ts';
import type { Recipient } from './find-recipient.ts';
import { readyWords } from './ready-words.ts';
import type { UnsubscribeTokens } from './unsubscribe-token.ts';

/** Pixels a side of the picture, for high-density screens. */
const SIDE = 480;
const SHOWN_SIDE = 360;

/**
 * 'Your toy twin is ready', or what was ordered for it, with a small picture and a link to the gallery, where the
 * person logs in. The picture is attached instead of linked, because a link would make a face public.
 * @returns undefined when the person does not want these emails, or the toy twin no longer has the pictures.
 */
export async function readyEmail(
  services: Pick<Services, 'database' | 'storage' | 'config'>,
  tokens: UnsubscribeTokens,
  { user, order }: Recipient,
): Promise<EmailContent | undefined> {
  if (!user.mailWhenReady) return undefined;
  // Refunded since, and so taken back.
  if (order.purpose !== 'toytwin' && order.status !== 'captured') return undefined;
  const [toytwin] = await services.database.select().from(toytwins).where(eq(toytwins.id, order.toytwinId));
  const picture = order.purpose === 'upgrade' ? toytwin?.characterKey : toytwin?.packagedKey;
  if (toytwin?.status !== 'completed' || !picture) return undefined;
  const title = shownTitle(toytwin.title);
  const name = `${title}, ${serialWords(toytwin.serial)}`;
  const { subject, preview, paragraph } = readyWords(order.purpose, name, toytwin);
  const alternative = order.purpose === 'upgrade' ? `${title} in 3D` : `${title} in its packaging`;
  return {
    subject,
    preview,
    heading: subject,
    paragraphs: [greeting(user.displayName), paragraph],
    picture: await smallPicture(services, picture, alternative),
    action: {
      label: 'See your toy twin',
      url: `${services.config.publicUrl}${appPaths.gallery}/${toytwin.id}`,
    },
    notes: [
      `Only you can see it: the link asks you to log in. ${isGiven(order) ? 'It is on us: nothing was charged.' : 'Your receipt comes in a separate email.'}`,
    ],
    unsubscribeUrl: tokens.address(user.uid),
  };
}

/** JPEG, because not every mail program shows WebP. */
async function smallPicture(
  { storage }: Pick<Services, 'storage'>,
  key: string,
  alternative: string,
): Promise<EmailPicture> {
  const thumbnail = await storage.getBytes(thumbnailKey(key, 512));
  const jpeg = await sharp(thumbnail)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return { jpeg, alternative, width: SHOWN_SIDE, height: SHOWN_SIDE };
}
