import { packPrint, type StudioOptions } from '@toy-twin/studio';
import { and, eq } from 'drizzle-orm';
import type { Services } from '#services/index.ts';
import { createSingleFlight } from '#shared/concurrency/single-flight.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { type ToytwinRow, toytwins, versions } from '../tables.ts';
import { drawnAs } from './drawn-as.ts';
import {
  cutoutKey,
  type MadeOfCutout,
  madeOfCutout,
  madeOfCutoutKey,
  packPrintKey,
} from './picture-files.ts';
import { isPhotoErased, readPhotos } from './require-photos.ts';
import { seedOfVersion } from './seed-of-version.ts';
import { storeIfKept } from './store-if-kept.ts';
import { studioOptionsOf } from './studio-options-of.ts';

const TOO_LATE = 'The photo was erased before this toy was cut out, so it cannot be made any more.';

type Needs = Pick<Services, 'database' | 'storage' | 'imaging'>;
/** What a version is drawn from. */
type Source = { row: ToytwinRow; options: StudioOptions; seed: number };

const CUTOUT = 'cutout.png';
const KEY = /^(?<folder>toytwins\/(?<uid>[^/]+)\/(?<id>[^/]+)\/(?<number>\d+)\/)(?<file>cutout[^/]*)$/;

type StudioCutouts = Services['imaging']['cutouts'];
type Printed = Parameters<StudioCutouts['drawWallpaper']>[0];

type MakeOf = (studio: StudioCutouts, toy: Printed) => Promise<Uint8Array>;

const MAKERS: Readonly<Record<MadeOfCutout, MakeOf>> = {
  sticker: (studio, { cutout }) => studio.drawSticker(cutout),
  wallpaper: (studio, toy) => studio.drawWallpaper(toy),
  'box-a4': (studio, toy) => studio.drawBox(toy, { paper: 'a4', height: 150 }),
  'box-letter': (studio, toy) => studio.drawBox(toy, { paper: 'letter', height: 150 }),
  'small-box-a4': (studio, toy) => studio.drawBox(toy, { paper: 'a4', height: 75 }),
  'small-box-letter': (studio, toy) => studio.drawBox(toy, { paper: 'letter', height: 75 }),
};
/** The same by their names. */
const FILES: ReadonlyMap<string, MakeOf> = new Map(
  madeOfCutout.map((made) => [madeOfCutoutKey(CUTOUT, made), MAKERS[made]]),
);

/** Cuts figures out of their packaging, and makes of them what owners stick, carry and fold. */
export interface Cutouts {
  /**
   * Stores the file with this key, unless it exists; a cut-out is drawn from the photo.
   * @returns false if no file has such a key.
   * @throws {AppError} `conflict` when the photo was erased before the figure was cut out, `not_found` if the toy twin has
   * been deleted.
   */
  make(key: string): Promise<boolean>;
}

/**
 * A cut-out takes twice as long as the picture that is paid for, so no order waits for it: a job draws it afterwards, and
 * who asks earlier, or has a toy twin from before there were any, gets it on request. What is made of it is kept, too.
 * All of it is the studio's, also where a hosted model makes the pictures: those have no transparency.
 */
export function createCutouts(services: Needs): Cutouts {
  const { storage } = services;
  const singleFlight = createSingleFlight<void>();

  async function make(key: string): Promise<boolean> {
    const { folder = '', uid = '', id = '', number, file = '' } = KEY.exec(key)?.groups ?? {};
    const makeOf = FILES.get(file);
    if (!makeOf && file !== CUTOUT) return false;
    await singleFlight(key, async () => {
      if (await storage.exists(key)) return;
      const source = await readSource(services, { uid, id, number: Number(number) });
      if (makeOf) {
        await make(folder + CUTOUT);
        const toy = await readPrinted(services, folder + CUTOUT, source);
        await store(source, folder + CUTOUT, key, await makeOf(services.imaging.cutouts, toy));
      } else await cutOut(source, folder);
    });
    return true;
  }

  async function cutOut({ row, options, seed }: Source, folder: string): Promise<void> {
    if (!canBeDrawn(row)) throw new AppError('conflict', TOO_LATE);
    const photos = await readPhotos(services, row);
    const { png, print } = await services.imaging.cutouts.drawCutout({ ...photos, options, seed });
    const packaged = `${folder}packaged.png`;
    const key = cutoutKey(packaged);
    // First what it cannot be used without.
    await store({ row }, packaged, packPrintKey(key), Buffer.from(JSON.stringify(print)));
    await store({ row }, packaged, key, png);
  }

  /** The files of a version that is not paid for are deleted, but not the toy twin. */
  async function store(
    { row }: Pick<Source, 'row'>,
    source: string,
    key: string,
    bytes: Uint8Array,
  ): Promise<void> {
    await storeIfKept(services, row, () => storage.put(key, bytes));
    if (!(await storage.exists(source))) await storage.delete(key);
  }

  return { make };
}

/** Whether the figure of a completed toy twin is cut out already, or can be. */
export async function canCutOut({ storage }: Pick<Services, 'storage'>, row: ToytwinRow): Promise<boolean> {
  if (!row.packagedKey) return false;
  return canBeDrawn(row) || storage.exists(cutoutKey(row.packagedKey));
}

function canBeDrawn(row: ToytwinRow): boolean {
  return !isPhotoErased(row) && row.refundedAt === null;
}

/** The key of a file that is made of the figure. */
export function keyOfCutout(packagedKey: string, kind: 'cutout' | MadeOfCutout): string {
  const key = cutoutKey(packagedKey);
  return kind === 'cutout' ? key : madeOfCutoutKey(key, kind);
}

/** @throws {AppError} `not_found` if there is no such version. */
async function readSource(
  { database }: Pick<Services, 'database'>,
  { uid, id, number }: { uid: string; id: string; number: number },
): Promise<Source> {
  const [found] = await database
    .select({ toytwin: toytwins, version: versions })
    .from(versions)
    .innerJoin(toytwins, eq(toytwins.id, versions.toytwinId))
    .where(and(eq(toytwins.id, id), eq(toytwins.uid, uid), eq(versions.number, number)));
  if (!found) throw notFound('Toy Twin');
  const row = drawnAs(found.toytwin, found.version);
  return { row, options: studioOptionsOf(row, 'packaged'), seed: seedOfVersion(row, number) };
}

/** A cut-out with what its packaging was printed with. */
async function readPrinted(
  { storage }: Pick<Services, 'storage'>,
  key: string,
  { options, seed }: Source,
): Promise<Printed> {
  const [cutout, stored] = await Promise.all([storage.getBytes(key), storage.getBytes(packPrintKey(key))]);
  const print = packPrint.parse(JSON.parse(Buffer.from(stored).toString()));
  return { cutout, print, options, seed };
}
