import { api, toApiError } from '#web/api/client.ts';
import { saveBlob } from '#web/start-download.ts';

/** Time-out in milliseconds; packing a large gallery takes minutes. */
const EXPORT_TIMEOUT = 10 * 60_000;

/** `GET /api/users/me/export`: downloads all data of the account as a ZIP. Throws `ApiError`. */
export async function downloadMyData(): Promise<void> {
  try {
    const zip = await api.get('/api/users/me/export', { timeout: EXPORT_TIMEOUT }).blob();
    saveBlob(zip, 'toy-twin-data.zip');
  } catch (error) {
    throw toApiError(error);
  }
}
