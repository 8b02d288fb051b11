import actionFigure320 from '../../../web/art/template1-320.webp';
import actionFigure640 from '../../../web/art/template1-640.webp';
import collectibleToy320 from '../../../web/art/template2-320.webp';
import collectibleToy640 from '../../../web/art/template2-640.webp';
import retroToy320 from '../../../web/art/template3-320.webp';
import retroToy640 from '../../../web/art/template3-640.webp';
import type { TemplateId } from '../contract.ts';

/** URLs of the templates' square pictures by width in pixels. */
export const templatePictures: Record<TemplateId, { w320: string; w640: string }> = {
  template1: { w320: actionFigure320, w640: actionFigure640 },
  template2: { w320: collectibleToy320, w640: collectibleToy640 },
  template3: { w320: retroToy320, w640: retroToy640 },
};
