/** Path of the embedded identity. */
export const BASE_PATH = '/api/auth';
