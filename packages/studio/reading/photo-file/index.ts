/** The studio's fourth door: what the file of a photo is, before anything decodes it. */
export { decodeWhatIsThere } from './decode-what-is-there.ts';
export { type PhotoCoding, type PhotoFile, PhotoFileError, type PhotoFileProblem } from './photo-file.ts';
export { readPhotoFile } from './read-photo-file.ts';
