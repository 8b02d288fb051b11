import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { css } from './colour.ts';
import { frameFace } from './photo/face-frame.ts';
import { findFace } from './photo/find-face.ts';
import { measureLooks } from './photo/measure-colours.ts';
import { readPhoto } from './photo/read-photo.ts';
import type { RenderTask } from './studio-options.ts';

/** Makes the PNG that a task asks for. */
export async function drawPicture(task: RenderTask): Promise<Uint8Array> {
  const photo = await readPhoto(task.photo);
  const face = findFace(photo);
  const looks = measureLooks(photo, face);
  const frame = frameFace(face);
  const canvas = createCanvas(task.size, task.size);
  const context = canvas.getContext('2d');
  context.scale(task.size / 1536, task.size / 1536);
  context.fillStyle = css(task.options.kind === 'packaged' ? looks.clothing : [255, 246, 229]);
  context.fillRect(0, 0, 1536, 1536);
  const source = createCanvas(photo.width, photo.height);
  const rgba = new Uint8ClampedArray(photo.width * photo.height * 4).fill(255);
  for (let p = 0; p < photo.width * photo.height; p++) rgba.set(photo.data.subarray(p * 3, p * 3 + 3), p * 4);
  source.getContext('2d').putImageData(new ImageData(rgba, photo.width, photo.height), 0, 0);
  const scale = 220 / frame.unit;
  context.save();
  context.ellipse(768, 700, 300, 380, 0, 0, Math.PI * 2);
  context.clip();
  context.drawImage(source, 768 - frame.origin.x * scale, 620 - frame.origin.y * scale, photo.width * scale, photo.height * scale);
  context.restore();
  context.fillStyle = '#1B1430';
  context.font = `80px sans-serif`;
  context.fillText(`${task.options.title} ${task.options.serial} ${task.seed}`, 120, 1250, 1300);
  context.fillText(task.options.description, 120, 1380, 1300);
  return sharp(canvas.data(), { raw: { width: task.size, height: task.size, channels: 4 } }).removeAlpha().png().toBuffer();
}
