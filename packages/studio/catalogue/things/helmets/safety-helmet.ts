import { hardHat } from '#catalogue/headwear/hard-hat.ts';
import { defineThing } from '../thing.ts';
import { takenOff } from './parts/taken-off.ts';

export default defineThing({
  id: 'safety-helmet',
  words: {
    en: 'hard hat in hand, hard hat under his arm, hard hat under her arm',
  },
  mould: takenOff(hardHat.mould, 1.5, 2),
});
