import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { multipart } from '../../order.ts';

// A process of its own, so that the attacker takes no time from those who measure. Uploads one file again and again, a
// few times at once with each token, until it is ended.

/** What is uploaded, where, and by whom. */
export const uploading = z.object({
  url: z.string(),
  file: z.string(),
  tokens: z.array(z.string()),
  atOnce: z.int(),
});
export type Uploading = z.infer<typeof uploading>;

if (process.argv[2]) {
  const { url, file, tokens, atOnce } = uploading.parse(JSON.parse(process.argv[2]));
  const { headers, payload } = multipart(await readFile(file), 'me.avif', 'image/avif');
  const body = new Uint8Array(payload);
  process.stdout.write('uploading\n');
  const uploadAgain = async (token: string) => {
    for (;;) {
      const answer = await fetch(`${url}/api/photos`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body,
      });
      await answer.arrayBuffer();
    }
  };
  await Promise.all(tokens.flatMap((token) => Array.from({ length: atOnce }, () => uploadAgain(token))));
}
