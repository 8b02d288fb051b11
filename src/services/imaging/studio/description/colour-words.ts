import { hex, type Rgb } from '../colour.ts';

/** Everyday colour words, as pigments that plastic can have. */
export const COLOUR_WORDS: Readonly<Record<string, Rgb>> = {
  red: hex('#d92b2b'), scarlet: hex('#e0301e'), crimson: hex('#b8142f'), maroon: hex('#7a1c2b'), burgundy: hex('#6f1a2c'),
  orange: hex('#f07c1f'), amber: hex('#f2a51d'), yellow: hex('#f7cd2b'), mustard: hex('#d1a126'), gold: hex('#d6a534'),
  golden: hex('#d6a534'), green: hex('#2f9b57'), lime: hex('#9ccb3b'), olive: hex('#77803a'), emerald: hex('#159a68'),
  mint: hex('#9fdcc0'), teal: hex('#17808a'), turquoise: hex('#2bbfbf'), cyan: hex('#31c4de'), blue: hex('#2563c9'),
  navy: hex('#1d2c5b'), azure: hex('#3a94e8'), sky: hex('#78bff0'), denim: hex('#3c5f8f'), purple: hex('#7440a8'),
  violet: hex('#8350c4'), lilac: hex('#b69be0'), lavender: hex('#b9a6e3'), magenta: hex('#cc2f8e'), pink: hex('#ef7fae'),
  rose: hex('#e2708a'), coral: hex('#f27a68'), brown: hex('#7a4d2e'), tan: hex('#c59c6c'), beige: hex('#dcc7a3'),
  cream: hex('#f3e6cb'), khaki: hex('#a99a68'), black: hex('#23222a'), white: hex('#f4f2ec'), grey: hex('#8b8e96'),
  gray: hex('#8b8e96'), silver: hex('#bfc4cc'), ivory: hex('#f4eddb'),
};
