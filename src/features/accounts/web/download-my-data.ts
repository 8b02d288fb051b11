import { api, toApiError } from '#web/api/client.ts';

/** A big gallery takes a while to pack; in milliseconds. */
const EXPORT_TIMEOUT = 10 * 60_000;

/** `GET /api/users/me/export`: saves everything about the person as a ZIP. Throws `ApiError`. */
export async function downloadMyData(): Promise<void> {
  try {
    const zip = await api.get('/api/users/me/export', { timeout: EXPORT_TIMEOUT }).blob();
    const address = URL.createObjectURL(zip);
    const link = document.createElement('a');
    link.href = address;
    link.download = 'toy-twin-data.zip';
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    throw toApiError(error);
  }
}
