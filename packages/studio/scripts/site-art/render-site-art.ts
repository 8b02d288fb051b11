/**
 * Renders a site's pictures into a folder: the toys of a real photograph, and those of drawn people.
 * Run it as `node packages/studio/scripts/site-art/render-site-art.ts src/web/art/` when the studio has changed.
 */
import { mkdir } from 'node:fs/promises';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { drawChoosing } from './choosing.ts';
import { drawEmptyPeg } from './empty-peg.ts';
import { FAMILY, renderPack } from './family.ts';
import { renderProof } from './proof.ts';
import { saveJpeg, saveWebp } from './save.ts';
import { composeSocialCard } from './social-card.ts';

/** The drawn people of which visitors without a photo at hand can choose one. */
const SAMPLES = [9, 11, 7, 6];

const [folder = 'site-art/'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const proof = await renderProof();
for (const [index, picture] of proof.entries()) {
  const name = index === 0 ? 'proof-photo' : `proof-template${index}`;
  await saveWebp(picture, `${folder}${name}-640.webp`, { width: 640, kilobytes: 25 });
  await saveWebp(picture, `${folder}${name}-320.webp`, { width: 320, kilobytes: 8 });
}
await saveJpeg(await composeSocialCard(proof), `${folder}og-1200x630.jpg`, 82);

const packs = await Promise.all(FAMILY.map((member) => renderPack(member, false)));
const framed = await Promise.all(FAMILY.map((member) => renderPack(member, true)));
for (const [index, picture] of framed.entries()) {
  await saveWebp(picture, `${folder}template${index + 1}-640.webp`, { width: 640, kilobytes: 34 });
  await saveWebp(picture, `${folder}template${index + 1}-320.webp`, { width: 320, kilobytes: 8.4 });
}
await saveWebp(await drawChoosing(packs), `${folder}how-style.webp`, { width: 480, kilobytes: 7.8 });
await saveWebp(drawEmptyPeg(), `${folder}empty-peg-480.webp`, { width: 480, kilobytes: 12 });
await saveWebp(await drawPortrait({ seed: 5 }), `${folder}sample-photo.webp`, { width: 480, kilobytes: 14 });
for (const seed of SAMPLES) {
  const person = await drawPortrait({ seed });
  await saveWebp(person, `${folder}sample-${seed}-480.webp`, { width: 480, kilobytes: 11.5 });
}
