import type { PhotoConcern } from '../contract.ts';

/** Advice for each concern about a photo. */
export const concernMessages: Record<PhotoConcern, string> = {
  no_face: 'We could not find a face: your toy would get a plain one. A photo from the front works best.',
  too_small: 'The photo is quite small: a larger one will give a sharper face.',
  too_dark: 'The photo is quite dark: a brighter one will give a better likeness.',
  too_bright: 'The photo is very bright: softer light will show more of your face.',
  too_blurred: 'The photo is a little blurred: a sharper one will give a better likeness.',
  several_faces: 'There are several faces: we use the largest one near the middle.',
  face_too_small: 'Your face is quite small in it: come closer, or crop the photo, for a better likeness.',
  face_cut_off:
    'Part of your head is cut off: a photo with all of it, from hair to chin, will give a better likeness.',
  part_missing:
    'Part of this photo is missing, because its file is damaged. Your face is whole, so you can use it.',
  damaged:
    'This file is damaged: part of your face is missing. Please choose another photo, or the original of this one.',
};
