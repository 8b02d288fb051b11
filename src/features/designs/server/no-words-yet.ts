/** Stands on the preview, and decides what lies in it, while there is no description. */
export const NO_WORDS_YET = 'Your own words will be printed here';
