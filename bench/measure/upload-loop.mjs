import { openAsBlob } from 'node:fs';

// A process of its own: uploads one photo again and again for some seconds, a few at a time, as different people
// in turn, because one person may not upload that much. Prints how many a second.
const { url, photo, tokens, concurrency, seconds } = JSON.parse(process.argv[2]);
const blob = new Blob([await (await openAsBlob(photo)).arrayBuffer()], { type: 'image/jpeg' });
const start = performance.now();
const end = start + seconds * 1000;
let sent = 0;
let done = 0;
await Promise.all(Array.from({ length: concurrency }, uploadUntilEnd));
process.stdout.write(JSON.stringify({ perSecond: (done * 1000) / (performance.now() - start) }));

async function uploadUntilEnd() {
  while (performance.now() < end) {
    const body = new FormData();
    body.set('photo', blob, 'me.jpg');
    const authorization = `Bearer ${tokens[sent++ % tokens.length]}`;
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    done += 1;
  }
}
