import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

// A process of its own: uploads one photo again and again for some seconds, a few at a time, as different people
// in turn, because one person may not upload that much. Prints how many a second. The body is made once: this
// process must not take the time that it measures.
const { url, photo, tokens, concurrency, seconds } = JSON.parse(process.argv[2]);
const boundary = 'toytwin-bench';
const body = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="me.jpg"\r\n` +
      'content-type: image/jpeg\r\n\r\n',
  ),
  await readFile(photo),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);
const agent = new Agent({ keepAlive: true });
const start = performance.now();
const end = start + seconds * 1000;
let sent = 0;
let done = 0;
await Promise.all(Array.from({ length: concurrency }, uploadUntilEnd));
agent.destroy();
process.stdout.write(JSON.stringify({ perSecond: (done * 1000) / (performance.now() - start) }));

async function uploadUntilEnd() {
  while (performance.now() < end) {
    await upload(tokens[sent++ % tokens.length]);
    done += 1;
  }
}

function upload(token) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, async (response) => {
      const answer = await text(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${url}: ${response.statusCode} ${answer}`));
    });
    call.once('error', reject);
    call.end(body);
  });
}
