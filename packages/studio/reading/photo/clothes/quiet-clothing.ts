import { luminance, type Rgb } from '../../../colour.ts';

/** Slate below light hair, light grey below dark hair. */
const SLATE: Rgb = [78, 92, 114];
const LIGHT_GREY: Rgb = [198, 203, 210];
const DARK_HAIR = 95;

/** What is worn if a photo ends above the clothes: a colour that contrasts with the hair and draws no attention. */
export const quietClothing = (hair: Rgb): Rgb => (luminance(hair) < DARK_HAIR ? LIGHT_GREY : SLATE);
