import type { Readable } from 'node:stream';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Caller } from '#services/identity/index.ts';
import type { Services } from '#services/index.ts';
import { createZipStream } from '#services/storage/stream-zip.ts';
import { AppError } from '#shared/errors.ts';
import { printedTitle, serialWords } from '../contract.ts';
import { MANY } from '../gallery/contract.ts';
import { toytwins } from '../tables.ts';

/**
 * The pictures of the caller's finished toy twins as a ZIP stream, under their numbers and names. What is not finished or not
 * theirs has none.
 * @throws {AppError} `conflict` without any picture, and for too many.
 */
export async function zipPictures(
  { database, storage, logger }: Pick<Services, 'database' | 'storage' | 'logger'>,
  { uid }: Pick<Caller, 'uid'>,
  ids: readonly string[],
): Promise<Readable> {
  const rows = await database
    .select({
      serial: toytwins.serial,
      title: toytwins.title,
      packagedKey: toytwins.packagedKey,
      characterKey: toytwins.characterKey,
    })
    .from(toytwins)
    .where(
      and(
        eq(toytwins.uid, uid),
        inArray(toytwins.id, [...ids]),
        isNull(toytwins.removedAt),
        isNotNull(toytwins.packagedKey),
      ),
    )
    .orderBy(desc(toytwins.createdAt), desc(toytwins.id));
  const pictures = rows.flatMap(({ packagedKey, characterKey, ...named }) => {
    const name = fileName(named);
    return [
      ...(packagedKey ? [{ key: packagedKey, name: `${name}.png` }] : []),
      ...(characterKey ? [{ key: characterKey, name: `${name}, 3D character.png` }] : []),
    ];
  });
  if (pictures.length === 0)
    throw new AppError('conflict', 'None of these toy twins has a finished picture.');
  if (pictures.length > MANY) {
    const words = `One download has at most ${MANY} pictures, and these are ${pictures.length}. Please choose fewer.`;
    throw new AppError('conflict', words);
  }
  const zip = createZipStream((reason) => logger.warn({ reason }, 'download of pictures broke off'));
  for (const { key, name } of pictures) zip.addFile(name, () => storage.getStream(key));
  return zip.end();
}

/** What no file system takes in a name, and what could lead to another folder. */
const UNUSABLE = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** 'No. 007 Robin': the number tells those of the same name apart. */
function fileName({ serial, title }: { serial: number; title: string }): string {
  const name = printedTitle(title).replaceAll(UNUSABLE, ' ').replaceAll(/\s+/gu, ' ').trim();
  return `${serialWords(serial)} ${[...name].slice(0, 60).join('')}`.replace(/[. ]+$/, '');
}
