import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';

/** A ZIP that is sent while it is made: nothing of it is kept in memory or on a disk. */
export interface ZipStream {
  addText(name: string, text: string): void;
  /** Adds a file that is opened only when the archive comes to it. One that cannot be read destroys the archive. */
  addFile(name: string, open: () => Promise<Readable>): void;
  /** No more files. @throws what has already gone wrong: nothing is sent yet, so that it can still be answered. */
  end(): Readable;
}

/**
 * Begins a ZIP.
 * @param onBroken is told of a failure; without the error's message, which may name a file.
 */
export function createZipStream(onBroken: (reason: string) => void): ZipStream {
  const zip = new yazl.ZipFile();
  const archive = new PassThrough();
  // It may fail before it is read. Without a listener that error would end the process.
  archive.on('error', (error) => onBroken('code' in error ? String(error.code) : error.name));
  zip.outputStream.pipe(archive);
  return {
    addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    addFile: (name, open) => addFile(zip, archive, { name, open }),
    end() {
      zip.end();
      if (archive.errored) throw archive.errored;
      return archive;
    },
  };
}

/** A file that cannot be read destroys the archive, and an archive that is closed early closes the file; yazl does neither. */
function addFile(
  zip: yazl.ZipFile,
  archive: PassThrough,
  { name, open }: { name: string; open: () => Promise<Readable> },
): void {
  const breakOff = (error: Error) => archive.destroy(error);
  zip.addReadStreamLazy(name, { compress: false }, (take) => {
    // Nobody reads any more: the rest need not be opened.
    if (archive.destroyed) return;
    open().then((file) => {
      file.once('error', breakOff);
      if (archive.destroyed) file.destroy();
      const close = () => file.destroy();
      archive.once('close', close);
      // Otherwise every file of a large archive would leave a listener.
      file.once('close', () => archive.off('close', close));
      take(null, file);
    }, breakOff);
  });
}
