/** Told to whom sends a choice that is on none of the lists: a page that is older than this version. */
export const NOT_OFFERED = 'This choice is not offered. Please choose another one.';
