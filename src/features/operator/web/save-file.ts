import { getFile } from '#web/api/client.ts';
import { saveBlob } from '#web/start-download.ts';

/** Downloads a file of the desk, which needs the ID token and so cannot be a plain link. Throws `ApiError`. */
export async function saveFile(path: string, name: string): Promise<void> {
  const { file } = await getFile(path, new AbortController().signal);
  saveBlob(file, name);
}
