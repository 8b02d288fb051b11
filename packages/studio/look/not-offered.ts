/** The message for a choice that is on none of the lists: the page is older than this version. */
export const NOT_OFFERED = 'This choice is not offered. Please choose another one.';
