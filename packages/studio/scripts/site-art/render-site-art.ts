/**
 * Renders a site's pictures into a folder, from drawn people.
 * Run it as `node packages/studio/scripts/site-art/render-site-art.ts src/web/art/` when the studio has changed.
 */
import { mkdir } from 'node:fs/promises';
import { drawPortrait } from '../../fixtures/draw-portrait.ts';
import { drawEmptyPeg } from './empty-peg.ts';
import { FAMILY, renderPack } from './family.ts';
import { composeHero, composeSocialCard } from './hero.ts';
import { saveJpeg, saveWebp } from './save.ts';
import { drawChoosing, drawPhotoStep, drawResult } from './steps.ts';

/** The drawn people of which visitors without a photo at hand can choose one. */
const SAMPLES = [9, 11, 7, 6];

const [folder = 'site-art/'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const packs = await Promise.all(FAMILY.map((member) => renderPack(member, false)));
const framed = await Promise.all(FAMILY.map((member) => renderPack(member, true)));

const hero = await composeHero(packs);
await saveWebp(hero, `${folder}hero-1200.webp`, { width: 1200, kilobytes: 92 });
await saveWebp(hero, `${folder}hero-640.webp`, { width: 640, kilobytes: 31 });
for (const [index, picture] of framed.entries()) {
  await saveWebp(picture, `${folder}template${index + 1}-640.webp`, { width: 640, kilobytes: 34 });
  await saveWebp(picture, `${folder}template${index + 1}-320.webp`, { width: 320, kilobytes: 8.4 });
}
await saveWebp(await drawPhotoStep(), `${folder}how-photo.webp`, { width: 480, kilobytes: 7 });
await saveWebp(await drawChoosing(packs), `${folder}how-style.webp`, { width: 480, kilobytes: 7.8 });
await saveWebp(await drawResult(), `${folder}how-result.webp`, { width: 480, kilobytes: 7.8 });
await saveWebp(drawEmptyPeg(), `${folder}empty-peg-480.webp`, { width: 480, kilobytes: 12 });
await saveWebp(await drawPortrait({ seed: 5 }), `${folder}sample-photo.webp`, { width: 480, kilobytes: 14 });
for (const seed of SAMPLES) {
  const person = await drawPortrait({ seed });
  await saveWebp(person, `${folder}sample-${seed}-480.webp`, { width: 480, kilobytes: 11.5 });
}
await saveJpeg(await composeSocialCard(hero), `${folder}og-1200x630.jpg`, 82);
