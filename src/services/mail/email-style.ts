import { DISPLAY_FACE } from '#services/faces/faces.ts';
import { Markup } from '#shared/html.ts';

/** The product's own typefaces, then the most similar system fonts: not every mail program shows ours. */
const display = "'Lilita One','Arial Rounded MT Bold','Segoe UI Black','Arial Black',sans-serif";
const reading = "'Nunito Sans','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const ink = '#1b1430';
const soft = '#574e6b';
const paper = '#fff6e5';
const card = '#fffdf8';
/** Background of white text: the web app's `--hero-print`. */
const red = '#da2c26';

/** Inline styles by element, in the web app's colors. */
export const style = {
  body: `margin:0;padding:0;background:${paper};color:${ink};font-family:${reading}`,
  preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
  column: 'max-width:520px;margin:0 auto;padding:24px 16px 32px',
  brandLine: 'margin:0 0 18px;text-align:center',
  brand: `display:inline-block;padding:6px 12px 8px;border:2px solid ${ink};border-radius:8px;background:${red};color:#ffffff;font:900 20px/1 ${display}`,
  card: `padding:14px 24px 26px;border:2px solid ${ink};border-radius:20px;background:${card}`,
  peg: 'margin:0 0 16px;text-align:center;line-height:16px',
  hole: `display:inline-block;width:64px;height:14px;border:2px solid ${ink};border-radius:12px;background:${paper};font-size:1px;line-height:14px`,
  heading: `margin:0 0 14px;color:${ink};font:900 25px/1.2 ${display};overflow-wrap:anywhere`,
  paragraph: `margin:0 0 14px;color:${ink};font-size:16px;line-height:1.55;overflow-wrap:anywhere`,
  pictureLine: 'margin:18px 0;text-align:center',
  picture: `width:100%;max-width:360px;height:auto;border:2px solid ${ink};border-radius:14px;background:#f8eacd;color:${ink};font-size:16px`,
  actionLine: 'margin:22px 0 8px;text-align:center',
  button: `display:inline-block;padding:13px 26px;border:2px solid ${ink};border-bottom-width:5px;border-radius:12px;background:${red};color:#ffffff;font-size:18px;font-weight:bold;line-height:1.2;text-decoration:none`,
  facts: `margin:20px 0 0;padding:12px 0 4px;border-top:2px dashed ${soft}`,
  fact: `margin:0 0 8px;color:${ink};font-size:16px;line-height:1.4`,
  factName: `display:inline-block;width:104px;vertical-align:top;color:${soft}`,
  factValue:
    'display:inline-block;max-width:320px;vertical-align:top;font-weight:bold;overflow-wrap:anywhere',
  note: `margin:14px 8px 0;color:${soft};font-size:14px;line-height:1.5;overflow-wrap:anywhere`,
  quietLink: `color:${soft};text-decoration:underline`,
} as const;

/**
 * The display typeface, embedded in the email: a font that is loaded would tell us when the email is read. The text typeface
 * would be three times as large. It has its own element, because some mail programs drop large style sheets.
 */
export const faceStyle = new Markup(
  `@font-face{font-family:"Lilita One";font-weight:400 900;src:url("data:${DISPLAY_FACE.type};base64,${DISPLAY_FACE.content.toString('base64')}") format("woff2")}`,
);

/** The colors of dark mode. `!important`, because the style sheet must override the inline styles. */
export const darkColours = `.paper{background:#150f28 !important}
.card{background:#231a3d !important;border-color:#0a0618 !important}
.peg,.brand,.button,.picture{border-color:#0a0618 !important}
.brand,.button{background:#dd3932 !important}
.ink{color:#fff3dc !important}
.soft{color:#c6bcdc !important}
.facts{border-color:#44376b !important}
.picture{background:#3d3069 !important;color:#fff3dc !important}`;

/** Dark mode, where the system asks for it. */
export const darkStyle = new Markup(`:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
${darkColours}
}`);
