/** Messages of the specification's error catalogue. */
export const WRONG = 'Incorrect email or password. Please try again.';
export const NETWORK = 'Network error. Please check your internet connection and try again.';
export const WEAK =
  'Password is too weak. Please use at least 8 characters with a mix of letters, numbers, and symbols.';
