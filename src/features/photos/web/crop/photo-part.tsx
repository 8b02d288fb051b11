import { useLayoutEffect, useRef } from 'react';
import type { PhotoPart } from './crop-view.ts';

type Props = { photo: ImageBitmap; part: PhotoPart; width: number; height: number; className?: string };

/** A part of an opened photo, drawn into so many pixels and covering them. */
export function PhotoPartPicture({ photo, part, width, height, className }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const [partWidth, partHeight] = [part.width * photo.width, part.height * photo.height];
    const scale = Math.max(width / partWidth, height / partHeight);
    const [seenWidth, seenHeight] = [width / scale, height / scale];
    context.drawImage(
      photo,
      part.x * photo.width + (partWidth - seenWidth) / 2,
      part.y * photo.height + (partHeight - seenHeight) / 2,
      seenWidth,
      seenHeight,
      0,
      0,
      width,
      height,
    );
  }, [photo, part, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={className} />;
}
