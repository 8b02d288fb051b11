import type { TemplateId } from '../contract.ts';

const pictures = import.meta.glob<string>('/src/web/art/template*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a template's picture, square, `width` pixels wide: `src/web/art/<template>-<width>.webp`. */
export function templatePicture(id: TemplateId, width: 320 | 640): string {
  const [, address] = Object.entries(pictures).find(([file]) => file.endsWith(`/${id}-${width}.webp`)) ?? [];
  if (!address) throw new Error(`No picture of ${id}, ${width} pixels wide`);
  return address;
}
