import { expect, test } from 'vitest';
import { cameraPhotoName, capturedSize } from './capture-frame.ts';
import { PhotoError, preparePhoto, sizeInKilobytes } from './prepare-photo.ts';

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

test('preparePhoto explains what to do where the browser cannot open HEIC', async () => {
  const file = new File(['x'], 'IMG_0001.HEIC', { type: '' });
  await expect(preparePhoto(file)).rejects.toThrow(/save the photo as JPEG/);
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
