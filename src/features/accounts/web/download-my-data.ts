import { api, toApiError } from '#web/api/client.ts';

/** Time-out in milliseconds; packing a large gallery takes minutes. */
const EXPORT_TIMEOUT = 10 * 60_000;

/** `GET /api/users/me/export`: downloads all data of the account as a ZIP. Throws `ApiError`. */
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
