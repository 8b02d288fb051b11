/** The description of a preview while the person has not written one. It is printed, and decides the accessories. */
export const NO_WORDS_YET = 'Your own words will be printed here';
