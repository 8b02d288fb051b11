import type { TemplateId } from '../contract.ts';

const found = import.meta.glob<string>('../../../web/art/template*-*.{webp,avif}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const pick = (id: string, w: number) =>
  found[`../../../web/art/${id}-${w}.webp`] ?? found[`../../../web/art/${id}-${w}.avif`] ?? '';
/** Pictures of the templates by width in pixels; all are square. */
export const templatePictures: Record<TemplateId, { w320: string; w640: string }> = {
  template1: { w320: pick('template1', 320), w640: pick('template1', 640) },
  template2: { w320: pick('template2', 320), w640: pick('template2', 640) },
  template3: { w320: pick('template3', 320), w640: pick('template3', 640) },
};
