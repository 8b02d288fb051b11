/** Characters of a person's name at most. */
export const NAME_MAX_LENGTH = 100;
