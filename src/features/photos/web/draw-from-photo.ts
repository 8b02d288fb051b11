import { createContext, useContext } from 'react';
import { type FileAnswer, sendForFile } from '#web/api/client.ts';

/** What is drawn from a photo: the person's box, or the pictures from which a look is chosen. */
export type DrawnPicture = 'mock-ups' | 'look-choices';

/** Asks for a picture drawn from a photo; throws like `sendForFile`. */
export type DrawFromPhoto = (
  picture: DrawnPicture,
  body: { sourceImage: string },
  signal: AbortSignal,
) => Promise<FileAnswer>;

/** Usually from a stored photo of the person who is signed in; a page around may ask otherwise. */
const Drawing = createContext<DrawFromPhoto>((picture, body, signal) =>
  sendForFile(`/api/${picture}`, body, signal),
);

/** For a page whose photo is not a stored one. */
export const DrawingProvider = Drawing.Provider;

/** How pictures are asked for on this page. */
export const useDrawFromPhoto = () => useContext(Drawing);
