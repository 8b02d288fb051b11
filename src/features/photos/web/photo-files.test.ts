import { expect, test } from 'vitest';
import { cameraPhotoName, capturedSize } from './capture-frame.ts';
import { PhotoError } from './photo-error.ts';
import { withPlainOrientation } from './plain-orientation.ts';
import { preparePhoto } from './prepare-photo.ts';
import { sizeInKilobytes } from './size-in-kilobytes.ts';

test('capturedSize keeps the aspect ratio and fits 720 x 1280', () => {
  expect(capturedSize(720, 1280)).toEqual({ width: 720, height: 1280 });
  expect(capturedSize(1080, 1920)).toEqual({ width: 720, height: 1280 });
  expect(capturedSize(1280, 720)).toEqual({ width: 720, height: 405 });
  expect(capturedSize(480, 640)).toEqual({ width: 480, height: 640 });
});

test('cameraPhotoName names a captured photo by its time', () => {
  expect(cameraPhotoName(1_763_640_000_000)).toBe('camera-photo-1763640000000.jpg');
});

test('preparePhoto refuses a file that is no image with the specified message', async () => {
  const file = new File(['hello'], 'notes.pdf', { type: 'application/pdf' });
  await expect(preparePhoto(file)).rejects.toThrow(new PhotoError('Please upload an image file'));
});

test('preparePhoto sends a small image unchanged', async () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  expect(await preparePhoto(file)).toBe(file);
});

test('preparePhoto explains what to do if the browser cannot open HEIC', async () => {
  const file = new File(['x'], 'IMG_0001.HEIC', { type: '' });
  await expect(preparePhoto(file)).rejects.toThrow(/save the photo as JPEG/);
});

test.each([
  ['IMG_0001.jpg', 'image/jpeg'],
  ['IMG_0001.HEIC', ''],
  ['photo', ''],
])('preparePhoto says of an empty file that it is not on the device yet: %s', async (name, type) => {
  const refusal = preparePhoto(new File([], name, { type }));
  await expect(refusal).rejects.toThrow(
    new PhotoError(
      'This photo is not on your device yet. Open it in your photo app first, or choose another one.',
    ),
  );
});

test('preparePhoto says that an empty text is not an image', async () => {
  const refusal = preparePhoto(new File([], 'notes.txt', { type: 'text/plain' }));
  await expect(refusal).rejects.toThrow('Please upload an image file');
});

/** A JPEG that ends with its EXIF block: the orientation, of a type that takes so many bytes. */
function withOrientation(order: 'II' | 'MM', type: number, bytes: 1 | 2 | 4, value: number): File {
  const tiff = new DataView(new ArrayBuffer(26));
  const little = order === 'II';
  tiff.setUint16(0, order === 'II' ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, little);
  tiff.setUint32(4, 8, little);
  tiff.setUint16(8, 1, little);
  tiff.setUint16(10, 0x0112, little);
  tiff.setUint16(12, type, little);
  tiff.setUint32(14, 1, little);
  if (bytes === 1) tiff.setUint8(18, value);
  if (bytes === 2) tiff.setUint16(18, value, little);
  if (bytes === 4) tiff.setUint32(18, value, little);
  return new File(['\xff\xd8\xff\xe1\0\x22Exif\0\0', tiff], 'me.jpg', { type: 'image/jpeg' });
}

test('withPlainOrientation writes the orientation as browsers read it, whatever its type', async () => {
  for (const order of ['II', 'MM'] as const) {
    const plain = await withOrientation(order, 3, 2, 6).arrayBuffer();
    for (const [type, bytes] of [
      [1, 1],
      [4, 4],
      [6, 1],
      [8, 2],
      [9, 4],
    ] as const) {
      const changed = await withPlainOrientation(withOrientation(order, type, bytes, 6));
      const end = -26 + 20;
      expect(Buffer.from(await changed.arrayBuffer()).subarray(0, end)).toEqual(
        Buffer.from(plain).subarray(0, end),
      );
    }
  }
});

test('withPlainOrientation leaves other files as they are', async () => {
  for (const file of [
    withOrientation('MM', 3, 2, 6),
    withOrientation('II', 2, 4, 6),
    new File(['\xff\xd8\xff\xe1\0\x10Exif\0\0MM\0*\0\0\0\x08'], 'cut.jpg'),
    new File(['nothing of the kind'], 'me.png'),
  ]) {
    expect(await withPlainOrientation(file)).toBe(file);
  }
});

test('sizeInKilobytes rounds to whole kilobytes', () => {
  expect(sizeInKilobytes(12)).toBe('1 KB');
  expect(sizeInKilobytes(1_482_311)).toBe('1,448 KB');
});

test.each([
  ['GIF89a', 'party.gif', 'image/gif'],
  ['II*\0', 'scan.tif', 'image/tiff'],
  ['BM\x36\x10\0\0\0\0\0\0', 'old.bmp', 'image/bmp'],
  ['MM\0*', 'scan', ''],
])('preparePhoto names the accepted formats for another kind of picture: %#', async (start, name, type) => {
  const refusal = preparePhoto(new File([start], name, { type }));
  await expect(refusal).rejects.toThrow(/JPEG, PNG, WebP or HEIC/);
});

test.each([
  ['image', ''],
  ['image.txt', 'text/plain'],
])('preparePhoto detects a JPEG by its content, whatever its name: %s', async (name, type) => {
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name, { type });
  expect(await preparePhoto(file)).toBe(file);
});

test('preparePhoto refuses text that starts like an image', async () => {
  const file = new File(['BMW, or what else to drive'], 'cars.txt', { type: 'text/plain' });
  await expect(preparePhoto(file)).rejects.toThrow('Please upload an image file');
});

test('preparePhoto refuses a folder', async () => {
  const folder = new File([], 'holidays', { type: '' });
  folder.slice = () => {
    throw new DOMException('A requested file or directory could not be found.', 'NotFoundError');
  };
  await expect(preparePhoto(folder)).rejects.toThrow(new PhotoError('Please upload an image file'));
});
